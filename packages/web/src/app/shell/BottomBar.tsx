import { AppWindow, CreditCard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { plansAddress } from '../../plans/addresses.ts';
import { appMessages } from '../messages.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { usePlace } from './use-place.ts';
import styles from './BottomBar.module.css';

interface Props {
  documentationUrl: string;
  isOwner: boolean;
  isStaff: boolean;
}

/** The navigation on phones. */
export function BottomBar({ documentationUrl, isOwner, isStaff }: Props) {
  const place = usePlace();
  return (
    <nav aria-label={appMessages.navigation} className={styles['bar']}>
      <Link to="/" className={styles['item']} aria-current={place === '/' ? 'page' : undefined}>
        <AppWindow size={18} aria-hidden />
        {appMessages.apps}
      </Link>
      <Link to={plansAddress} className={styles['item']} aria-current={place === plansAddress ? 'page' : undefined}>
        <CreditCard size={18} aria-hidden />
        {appMessages.plans}
      </Link>
      <MoreMenu documentationUrl={documentationUrl} isOwner={isOwner} isStaff={isStaff} className={styles['item']} />
    </nav>
  );
}
