import { Copy } from 'lucide-react';
import { Button } from 'antd';
import { Banner } from '../kit/Banner.tsx';
import { kitMessages } from '../kit/messages.ts';
import type { EditedConfig } from './draft.ts';
import { configMessages } from './messages.ts';
import { useDuplicate } from './use-duplicate.ts';
import styles from './EditorDialog.module.css';

interface Props {
  config: EditedConfig;
  canCreate: boolean;
  onOpen: (name: string) => void;
}

/** Why nothing can be changed here, and where to go instead. */
export function ReadOnlyNote({ config, canCreate, onOpen }: Props) {
  const { duplicate, isBusy } = useDuplicate();
  const copy = async () => {
    const name = await duplicate(config.id);
    if (name !== null) onOpen(name);
  };
  return (
    <div className={styles['note']}>
      {config.isProtected ? (
        <Banner
          kind="plain"
          title={kitMessages.defaultNotEditable}
          action={
            canCreate && (
              <Button icon={<Copy size={15} aria-hidden />} loading={isBusy} onClick={() => void copy()}>
                {configMessages.duplicate}
              </Button>
            )
          }
        >
          {canCreate && <p>{configMessages.notEditableHint}</p>}
        </Banner>
      ) : (
        <Banner kind="plain" title={configMessages.noRights} />
      )}
    </div>
  );
}
