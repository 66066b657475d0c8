import { Button } from 'antd';
import { kitMessages } from '../../kit/messages.ts';
import { libraryMessages } from './messages.ts';
import type { Selection } from './selection.ts';
import type { LibraryTab } from './tabs.ts';
import styles from './SelectionFoot.module.css';

interface Props {
  selection: Selection;
  tab: LibraryTab;
  chosen: { url: string; name: string } | null;
  onCancel: () => void;
}

/** The chosen file and the setting it is for, by name, and the button that applies it. */
export function SelectionFoot({ selection, tab, chosen, onCancel }: Props) {
  const rightTab = selection.kind === 'image' ? 'images' : 'videos';
  const isRightTab = tab === rightTab;
  const word = !isRightTab
    ? libraryMessages.wrongTab[rightTab]
    : chosen
      ? libraryMessages.selected(chosen.name)
      : libraryMessages.nothingSelected;
  return (
    <>
      <p className={styles['chosen']} aria-live="polite">
        {selection.label} · <span data-chosen={chosen !== null}>{word}</span>
      </p>
      <Button onClick={onCancel}>{kitMessages.cancel}</Button>
      <Button type="primary" disabled={!chosen || !isRightTab} onClick={() => chosen && selection.onAdd(chosen.url)}>
        {libraryMessages.addSelection}
      </Button>
    </>
  );
}
