import { CircleCheck, CircleDot, CircleX } from 'lucide-react';
import { Button } from 'antd';
import { kitMessages } from '../kit/messages.ts';
import { configMessages } from './messages.ts';
import styles from './EditorFoot.module.css';

interface Props {
  formId: string;
  changes: number;
  errors: number;
  usedByCount: number;
  isBusy: boolean;
  onUsedBy: () => void;
  onCancel: () => void;
}

/** The unsaved changes, the links they affect, and the buttons Cancel and Save. */
export function EditorFoot({ formId, changes, errors, usedByCount, isBusy, onUsedBy, onCancel }: Props) {
  const Sign = errors > 0 ? CircleX : changes > 0 ? CircleDot : CircleCheck;
  const state = errors > 0 ? 'wrong' : changes > 0 ? 'changed' : 'same';
  return (
    <>
      <p className={styles['words']} data-state={state}>
        <Sign size={14} aria-hidden />
        <span>
          <output>
            {errors > 0
              ? configMessages.wrong(errors)
              : changes > 0
                ? configMessages.unsaved(changes)
                : configMessages.noChange}
          </output>
          {' · '}
          <UsedBy count={usedByCount} onOpen={onUsedBy} />
          {usedByCount > 0 && configMessages.changeAtOnce}
        </span>
      </p>
      <Button onClick={onCancel}>{kitMessages.cancel}</Button>
      <Button type="primary" htmlType="submit" form={formId} loading={isBusy} disabled={changes === 0}>
        {configMessages.save}
      </Button>
    </>
  );
}

/** `used by 3 links`, which opens the list of them. */
export function UsedBy({ count, onOpen }: { count: number; onOpen: () => void }) {
  const words = configMessages.links(count);
  return (
    <>
      {configMessages.usedBy}{' '}
      {count === 0 ? (
        words
      ) : (
        <button type="button" className={styles['link']} onClick={onOpen}>
          {words}
        </button>
      )}
    </>
  );
}
