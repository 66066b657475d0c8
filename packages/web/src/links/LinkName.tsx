import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Pencil } from 'lucide-react';
import { normalName } from '@launchyard/domain/kit';
import { checkLinkName } from '@launchyard/domain/links';
import { FieldError } from '../kit/FieldError.tsx';
import { linkMessages } from './messages.ts';
import styles from './LinkName.module.css';

interface Props {
  name: string;
  canRename: boolean;
  onRename: (name: string) => void;
}

/**
 * A link's name. Clicking it turns it into a field: Enter or leaving the field renames, Escape
 * cancels.
 */
export function LinkName({ name, canRename, onRename }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Removing the focused field must not count as leaving it.
  const isEnding = useRef(false);
  const problemId = useId();
  if (!canRename)
    return (
      <span className={styles['text']} title={name}>
        {name}
      </span>
    );
  if (typed === null) {
    return (
      <button
        ref={button}
        type="button"
        className={styles['name']}
        aria-label={linkMessages.renameOf(name)}
        onClick={() => {
          isEnding.current = false;
          setTyped(name);
        }}
      >
        <span className={styles['text']} title={name}>
          {name}
        </span>
        <Pencil size={13} aria-hidden />
      </button>
    );
  }
  const [problem] = checkLinkName(typed);
  const wanted = normalName(typed);
  const end = () => {
    isEnding.current = true;
    setTyped(null);
    // Once the button is back.
    setTimeout(() => button.current?.focus());
  };
  const save = () => {
    if (problem) return;
    end();
    if (wanted !== name) onRename(wanted);
  };
  const leave = () => {
    if (isEnding.current) return;
    isEnding.current = true;
    setTyped(null);
    if (!problem && wanted !== name) onRename(wanted);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Do not close the dialog.
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else end();
  };
  return (
    <>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that had the focus
        autoFocus
        className={styles['field']}
        aria-label={linkMessages.newName(name)}
        aria-invalid={problem !== undefined}
        aria-describedby={problemId}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={press}
      />
      <FieldError id={problemId} message={problem?.message} />
    </>
  );
}
