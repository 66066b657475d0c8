import { useId, useRef, useState, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Button, Input } from 'antd';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { FieldError } from '../../kit/FieldError.tsx';
import { kitMessages } from '../../kit/messages.ts';
import type { Refusal } from '../../kit/outcome.ts';
import { accountMessages } from './messages.ts';
import styles from './EditableRow.module.css';

interface RowProps {
  label: string;
  value: ReactNode;
  /** The value is a remark. */
  isQuiet?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A line of the settings: what it is called, what it says, what can be done. */
export function Row({ label, value, isQuiet = false, children }: RowProps) {
  return (
    <div className={styles['row']}>
      <div className={styles['label']}>{label}</div>
      <div className={styles['value']} data-quiet={isQuiet}>
        {value}
      </div>
      {children !== undefined && <div className={styles['acts']}>{children}</div>}
    </div>
  );
}

interface Props {
  /** Its name in a refusal. */
  field: string;
  label: string;
  /** What the field begins with. */
  value: string;
  shown: string;
  type?: string;
  autoComplete: string;
  check: (typed: string) => readonly Pick<Refusal, 'message'>[];
  question: { icon: LucideIcon; title: (typed: string) => string; hint: string; confirmText: string };
  isBusy: boolean;
  /** Returns whether it was done; `refused` gets what belongs to the field. */
  save: (typed: string, refused: (refusals: readonly Refusal[]) => boolean) => Promise<boolean>;
  onSaved: () => void;
}

/** Account §4: one value that is edited in its place, and changed after a question. */
export function EditableRow({ field, label, value, shown, check, question, isBusy, save, onSaved, ...input }: Props) {
  const id = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [isAsking, setAsking] = useState(false);
  const wanted = typed?.trim() ?? '';

  const refuse = (refusals: readonly Pick<Refusal, 'message'>[]) => {
    setError(refusals[0]?.message);
    if (refusals.length > 0) document.getElementById(id)?.focus();
    return refusals.length === 0;
  };
  const leave = () => {
    setTyped(null);
    setError(undefined);
    // The button comes back with the next frame.
    requestAnimationFrame(() => edit.current?.focus());
  };
  const ask = () => {
    if (refuse(check(wanted))) setAsking(true);
  };
  const atField = (refusals: readonly Refusal[]) => {
    const found = refusals.filter((each) => each.field?.includes(field));
    refuse(found);
    return found.length > 0;
  };
  const change = async () => {
    const isDone = await save(wanted, atField);
    setAsking(false);
    if (!isDone) return;
    onSaved();
    leave();
  };

  if (typed === null) {
    return (
      <Row label={label} value={shown}>
        <Button ref={edit} aria-label={accountMessages.editOf(label)} onClick={() => setTyped(value)}>
          {accountMessages.edit}
        </Button>
      </Row>
    );
  }
  return (
    <form
      className={styles['row']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <div className={styles['label']}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={styles['value']}>
        <Input
          {...input}
          id={id}
          autoFocus
          spellCheck={false}
          value={typed}
          status={error === undefined ? '' : 'error'}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // It leaves the field, not the dialog.
            event.stopPropagation();
            leave();
          }}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
        <FieldError id={`${id}-error`} message={error} />
      </div>
      <div className={styles['acts']}>
        <Button type="text" onClick={leave}>
          {kitMessages.cancel}
        </Button>
        <Button htmlType="submit" loading={isBusy}>
          {accountMessages.confirm}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          icon={question.icon}
          title={question.title(wanted)}
          confirmText={question.confirmText}
          cancelText={kitMessages.cancel}
          isBusy={isBusy}
          onConfirm={() => void change()}
          onCancel={() => setAsking(false)}
        >
          {question.hint}
        </ConfirmDialog>
      )}
    </form>
  );
}
