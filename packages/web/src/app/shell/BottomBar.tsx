import { AppWindow } from 'lucide-react';
import { Link } from 'react-router-dom';
import { appMessages } from '../messages.ts';
import styles from './BottomBar.module.css';

/** The navigation of phones. */
export function BottomBar() {
  return (
    <nav aria-label={appMessages.navigation} className={styles['bar']}>
      <Link to="/" className={styles['item']} aria-current="page">
        <AppWindow size={18} aria-hidden />
        {appMessages.apps}
      </Link>
    </nav>
  );
}
