import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { CornerDownLeft, Search } from 'lucide-react';
import { Modal } from 'antd';
import { kitMessages } from '../../kit/messages.ts';
import { RISE } from '../../kit/rise.ts';
import { useFocusReturn } from '../../kit/use-focus-return.ts';
import type { PaletteItem } from '../../kit/palette.ts';
import { inGroups } from './items.ts';
import { paletteMessages } from './messages.ts';
import { usePaletteItems } from './use-palette-items.ts';
import styles from './Palette.module.css';

export interface PaletteProps {
  accountId: string;
  canUpload: boolean;
  canManageKeys: boolean;
  canReadAuditLog: boolean;
  isStaff: boolean;
  documentationUrl: string;
  onLogout: () => void;
  onClose: () => void;
}

/**
 * A search field with results below it, chosen with the arrow keys and Enter. It is a shortcut and
 * never the only way.
 */
export function Palette({ onClose, ...options }: PaletteProps) {
  useFocusReturn();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { items, more, isMissing, isAsking } = usePaletteItems(typed, options);
  const groups = inGroups(items);
  const inOrder = groups.flatMap((group) => group.items);
  const current = Math.min(at, inOrder.length - 1);
  // antd names a dialog by its title only, and this one has none.
  useEffect(() => {
    const dialog = document.getElementById(`${listId}-field`)?.closest('[role=dialog]');
    dialog?.setAttribute('aria-label', paletteMessages.dialog);
  });
  const idOf = (item: PaletteItem) => `${listId}-${inOrder.indexOf(item)}`;
  const choose = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    item.run();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && inOrder.length > 0) {
      event.preventDefault();
      const next = (current + step + inOrder.length) % inOrder.length;
      setAt(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(inOrder[current]);
    }
  };
  return (
    <Modal
      open
      width={620}
      style={{ top: 120 }}
      closable={false}
      footer={null}
      title={null}
      transitionName={RISE}
      onCancel={onClose}
      rootClassName={styles['root']}
      afterOpenChange={(isOpen) => isOpen && document.getElementById(`${listId}-field`)?.focus()}
    >
      <div className={styles['field']}>
        <Search size={17} aria-hidden />
        <input
          id={`${listId}-field`}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-label={paletteMessages.label}
          aria-expanded={inOrder.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={inOrder.length > 0 ? `${listId}-${current}` : undefined}
          placeholder={paletteMessages.open}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKey}
        />
        <kbd>{paletteMessages.esc}</kbd>
      </div>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a <select> has no field above it, and no icons in its options */}
      <div id={listId} role="listbox" aria-label={paletteMessages.results} className={styles['list']}>
        {groups.map(({ group, items: those }) => (
          <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
            <p id={`${listId}-${group}`} className={styles['group']}>
              {paletteMessages[group]}
              {more[group] !== undefined && <span>{more[group]}</span>}
            </p>
            {those.map((item) => (
              <Option
                key={item.key}
                id={idOf(item)}
                item={item}
                isCurrent={item === inOrder[current]}
                onPoint={() => setAt(inOrder.indexOf(item))}
                onChoose={() => choose(item)}
              />
            ))}
          </div>
        ))}
        {inOrder.length === 0 && !isAsking && (
          <p className={styles['none']}>{kitMessages.nothingCalled(typed.trim())}</p>
        )}
        {isMissing && <p className={styles['none']}>{paletteMessages.notSearched}</p>}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role */}
      <output className="srOnly">{!isAsking && typed !== '' && paletteMessages.count(inOrder.length)}</output>
      <p className={styles['foot']} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {paletteMessages.move} <kbd>↵</kbd> {paletteMessages.choose} <kbd>{paletteMessages.esc}</kbd>{' '}
        {paletteMessages.close}
      </p>
    </Modal>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface OptionProps {
  id: string;
  item: PaletteItem;
  isCurrent: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, item: { icon: Icon, text, detail }, isCurrent, onPoint, onChoose }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the focus and handles the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> takes no icon
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      className={styles['option']}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Icon size={16} aria-hidden />
      <span className={styles['text']}>{text}</span>
      {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      {isCurrent && (
        <kbd aria-hidden="true">
          <CornerDownLeft size={12} />
        </kbd>
      )}
    </div>
  );
}
