import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Check, Search } from 'lucide-react';
import { cx } from './cx.ts';
import { kitMessages } from './messages.ts';
import styles from './Choice.module.css';

/** One option. */
export interface ChoiceOption {
  key: string;
  label: ReactNode;
  /** At the end, before the check mark of the chosen one. */
  extra?: ReactNode;
}

/** Other actions below the options. */
export interface ChoiceAction {
  key: string;
  icon: LucideIcon;
  label: string;
  isDisabled?: boolean;
  isDanger?: boolean;
}

interface Props {
  /** The search term. */
  label: string;
  typed: string;
  onType: (typed: string) => void;
  /** The options shown; the chosen one is marked. */
  options: readonly ChoiceOption[];
  chosen: string | undefined;
  /** Below the options: how many more there are, that there are none, or why. */
  note: string | null;
  isBusy?: boolean;
  actions: readonly ChoiceAction[];
  onChoose: (key: string) => void;
  onClose: () => void;
}

/**
 * A search field with results and other actions below it, all operated with arrow keys and Enter
 * while the focus stays in the field. It goes into the popup of a `MenuButton`.
 */
export function Choice({ label, typed, onType, options, chosen, note, isBusy = false, actions, ...on }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState<string | null>(chosen ?? null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const keys = [...options.map(({ key }) => key), ...actions.flatMap((each) => (each.isDisabled ? [] : [each.key]))];
  const current = at !== null && keys.includes(at) ? at : keys[0];
  const idOf = (key: string | undefined) => (key === undefined ? undefined : `${id}-${key}`);
  const choose = (key: string | undefined) => {
    if (key === undefined || !keys.includes(key)) return;
    on.onClose();
    on.onChoose(key);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && current !== undefined) {
      event.preventDefault();
      const next = keys.at((keys.indexOf(current) + step) % keys.length);
      setAt(next ?? null);
      document.getElementById(idOf(next) ?? '')?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(current);
    }
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Close this, and not the dialog below it.
      event.preventDefault();
      event.stopPropagation();
      on.onClose();
    }
  };
  return (
    <div className={styles['choice']} style={POINTED_AT}>
      <div className={styles['field']}>
        <Search size={15} aria-hidden />
        <input
          ref={field}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={idOf(current)}
          placeholder={label}
          value={typed}
          onChange={(event) => {
            onType(event.target.value);
            setAt(null);
          }}
          onKeyDown={onKey}
        />
      </div>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a <select> has no field above it, and no icons in its options */}
      <div id={`${id}-list`} role="listbox" aria-label={label} aria-busy={isBusy} className={styles['list']}>
        <div role="group" aria-label={label} className={styles['options']}>
          {options.map((option) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and handles the keys
            <div
              key={option.key}
              id={idOf(option.key)}
              role="option"
              aria-selected={option.key === chosen}
              data-current={option.key === current}
              tabIndex={-1}
              className={styles['option']}
              onPointerMove={() => setAt(option.key)}
              onClick={() => choose(option.key)}
            >
              <span className={styles['label']}>{option.label}</span>
              <span className={styles['extra']}>
                {option.extra}
                {option.key === chosen && (
                  <Check size={15} aria-label={kitMessages.chosen} className={styles['tick']} />
                )}
              </span>
            </div>
          ))}
        </div>
        {note !== null && (
          <p role="presentation" className={styles['note']}>
            {note}
          </p>
        )}
        {actions.length > 0 && (
          <div role="group" aria-label={kitMessages.actions} className={styles['actions']}>
            {actions.map(({ key, icon: Icon, ...action }) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and handles the keys
              <div
                key={key}
                id={idOf(key)}
                role="option"
                aria-selected={false}
                aria-disabled={action.isDisabled}
                data-current={key === current}
                tabIndex={-1}
                className={cx(styles['option'], action.isDanger && styles['danger'])}
                onPointerMove={() => action.isDisabled || setAt(key)}
                onClick={() => choose(key)}
              >
                <Icon size={15} aria-hidden />
                <span className={styles['label']}>{action.label}</span>
              </div>
            ))}
          </div>
        )}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role */}
      <output className="srOnly">{isBusy ? '' : note}</output>
    </div>
  );
}

/** antd disables pointer events in a dialog outside its own box. */
const POINTED_AT = { pointerEvents: 'auto' } as const;

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
