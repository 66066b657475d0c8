import { Images, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { libraryPath } from '../../assets/library/addresses.ts';
import { configsAddress } from '../../configs/addresses.ts';
import { appMessages } from '../messages.ts';
import styles from './Ways.module.css';

/** Links to everything shared by all applications. On phones it is under More. */
export function Ways() {
  return (
    <nav aria-label={appMessages.belowApplications} className={styles['ways']}>
      <Link to={configsAddress(null)}>
        <SlidersHorizontal size={15} aria-hidden />
        {appMessages.configs}
      </Link>
      <Link to={libraryPath}>
        <Images size={15} aria-hidden />
        {appMessages.library}
      </Link>
    </nav>
  );
}
