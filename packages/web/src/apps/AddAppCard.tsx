import { Plus } from 'lucide-react';
import { appListMessages } from './messages.ts';
import styles from './AddAppCard.module.css';

export function AddAppCard({ onAdd }: { onAdd: () => void }) {
  return (
    <li className={styles['place']}>
      <button type="button" className={styles['card']} onClick={onAdd}>
        <span className={styles['icon']}>
          <Plus size={18} aria-hidden />
        </span>
        <span className={styles['title']}>{appListMessages.addApplication}</span>
        <span className={styles['hint']}>{appListMessages.addHint}</span>
      </button>
    </li>
  );
}
