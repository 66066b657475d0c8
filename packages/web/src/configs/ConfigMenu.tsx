import { Copy, Download, Ellipsis, Link2, Trash2 } from 'lucide-react';
import { configViolations } from '@launchyard/domain/configs';
import { MenuButton } from '../kit/MenuButton.tsx';
import { kitMessages } from '../kit/messages.ts';
import { useAsked } from '../kit/use-asked.ts';
import { DeleteConfig } from './DeleteConfig.tsx';
import { configMessages } from './messages.ts';
import { UsedByDialog } from './UsedByDialog.tsx';
import { useDeleteConfig, type DeletableConfig } from './use-delete-config.ts';
import { useDuplicate } from './use-duplicate.ts';
import { useExport } from './use-export.ts';
import styles from './ConfigMenu.module.css';

interface Props {
  config: DeletableConfig & { isProtected: boolean; viewerCanEdit: boolean };
  canCreate: boolean;
  /** The new copy. */
  onOpen: (name: string) => void;
  onDeleted?: () => void;
}

/** The questions about a config, by its id. */
export const CONFIG_QUESTIONS = ['used-by', 'delete-config'] as const;

/** Further actions for a config. */
export function ConfigMenu({ config, canCreate, onOpen, onDeleted }: Props) {
  const { id, name } = config;
  const { asked, ask, end } = useAsked(CONFIG_QUESTIONS);
  const kind = asked?.of === id ? asked.kind : null;
  const { duplicate } = useDuplicate();
  const exportConfig = useExport();
  const deletion = useDeleteConfig(config, () => {
    if (onDeleted) onDeleted();
    else end();
  });
  const copy = async () => {
    const made = await duplicate(id);
    if (made !== null) onOpen(made);
  };
  const remove = () => (deletion.isAsked ? ask('delete-config', id) : void deletion.run());
  const items = [
    {
      key: 'copy',
      label: configMessages.duplicate,
      icon: <Copy size={15} aria-hidden />,
      run: copy,
      isShown: canCreate,
    },
    {
      key: 'export',
      label: configMessages.exportFile,
      icon: <Download size={15} aria-hidden />,
      run: () => exportConfig(id),
      isShown: true,
    },
    {
      key: 'usedBy',
      label: configMessages.usedByTitle(name),
      icon: <Link2 size={15} aria-hidden />,
      run: () => ask('used-by', id),
      isShown: true,
    },
    {
      key: 'delete',
      label: configMessages.deleteConfirm(name),
      icon: <Trash2 size={15} aria-hidden />,
      run: remove,
      danger: true,
      isShown: config.viewerCanEdit,
    },
    {
      key: 'protected',
      label: configViolations.defaultNotDeletable.message,
      icon: <Trash2 size={15} aria-hidden />,
      run: () => undefined,
      disabled: true,
      isShown: config.isProtected,
    },
  ];
  const menu = {
    items: items.flatMap(({ run, isShown, ...item }) => (isShown ? [{ ...item, onClick: run }] : [])),
  };
  return (
    <>
      <MenuButton menu={menu} label={kitMessages.moreFor(name)} className={styles['more']}>
        <Ellipsis size={16} aria-hidden />
      </MenuButton>
      {kind === 'used-by' && <UsedByDialog config={config} onClose={end} />}
      {kind === 'delete-config' && config.viewerCanEdit && (
        <DeleteConfig config={config} deletion={deletion} onKeep={end} />
      )}
    </>
  );
}
