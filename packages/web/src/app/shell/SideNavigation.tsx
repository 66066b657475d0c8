import { useState } from 'react';
import {
  Activity,
  AppWindow,
  ArrowUpRight,
  BellRing,
  BookOpen,
  Braces,
  CodeXml,
  CreditCard,
  LifeBuoy,
  LogOut,
  MonitorCloud,
  PanelLeft,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { Tooltip } from 'antd';
import { Link } from 'react-router-dom';
import { operationsAddress } from '../../alerts/addresses.ts';
import { binAddress } from '../../bin/addresses.ts';
import { developerAddress } from '../../developer/addresses.ts';
import { keep } from '../../kit/keep.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import { supportAddress } from '../../support/addresses.ts';
import { plansAddress } from '../../plans/addresses.ts';
import { utilitiesAddress } from '../../streaming/addresses.ts';
import { teamAddress } from '../../team/addresses.ts';
import { Mark } from '../Mark.tsx';
import { appMessages } from '../messages.ts';
import { useLogout } from './use-logout.tsx';
import { usePlace } from './use-place.ts';
import styles from './SideNavigation.module.css';

interface Props {
  documentationUrl: string;
  isStaff: boolean;
  isOwner: boolean;
}

const KEY = 'navigation';

/**
 * The navigation on the canvas beside the sheet. Collapsed, it shows only icons; this browser
 * remembers the choice. Pages without their own item count as applications.
 */
export function SideNavigation({ documentationUrl, isStaff, isOwner }: Props) {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === 'collapsed');
  const place = usePlace();
  const logout = useLogout();
  const toggle = () => {
    keep(KEY, isCollapsed ? 'open' : 'collapsed');
    setCollapsed(!isCollapsed);
  };
  return (
    <nav className={styles['side']} data-collapsed={isCollapsed} aria-label={appMessages.navigation}>
      <div className={styles['top']}>
        {!isCollapsed && <Mark />}
        <IconButton icon={PanelLeft} label={isCollapsed ? appMessages.expand : appMessages.collapse} onClick={toggle} />
      </div>
      <div className={styles['items']}>
        <Item
          icon={AppWindow}
          label={appMessages.streamingApps}
          isCollapsed={isCollapsed}
          to="/"
          isCurrent={place === '/'}
        />
        <ComingSoon icon={MonitorCloud} label={appMessages.cloudComputers} isCollapsed={isCollapsed} />
        <span className={styles['space']} />
        <Item
          icon={CreditCard}
          label={appMessages.plans}
          isCollapsed={isCollapsed}
          to={plansAddress}
          isCurrent={place === plansAddress}
        />
        <Item
          icon={Activity}
          label={appMessages.utilities}
          isCollapsed={isCollapsed}
          to={utilitiesAddress}
          isCurrent={place === utilitiesAddress}
        />
        <span className={styles['space']} />
        <Item
          icon={Users}
          label={appMessages.team}
          isCollapsed={isCollapsed}
          to={teamAddress}
          isCurrent={place === teamAddress}
        />
        {isOwner && (
          <Item
            icon={CodeXml}
            label={appMessages.developer}
            isCollapsed={isCollapsed}
            to={developerAddress}
            isCurrent={place === developerAddress}
          />
        )}
        <span className={styles['gap']} />
        <Item
          icon={Trash2}
          label={appMessages.bin}
          isCollapsed={isCollapsed}
          to={binAddress}
          isCurrent={place === binAddress}
        />
        {isStaff && (
          <Item
            icon={LifeBuoy}
            label={appMessages.support}
            isCollapsed={isCollapsed}
            to={supportAddress}
            isCurrent={place === supportAddress}
          />
        )}
        {isStaff && (
          <Item
            icon={BellRing}
            label={appMessages.operations}
            isCollapsed={isCollapsed}
            to={operationsAddress}
            isCurrent={place === operationsAddress}
          />
        )}
        {isStaff && <Item icon={Braces} label={appMessages.graphiql} isCollapsed={isCollapsed} href="/graphiql" />}
        <Item icon={BookOpen} label={appMessages.documentation} isCollapsed={isCollapsed} href={documentationUrl} />
        <Item icon={LogOut} label={appMessages.logout} isCollapsed={isCollapsed} onClick={logout.ask} />
      </div>
      {logout.question}
    </nav>
  );
}

/** Access §2: a page that does not exist yet. */
function ComingSoon({ icon: Icon, label, isCollapsed }: Pick<ItemProps, 'icon' | 'label' | 'isCollapsed'>) {
  const item = (
    <button type="button" disabled className={styles['item']}>
      <Icon size={16} aria-hidden />
      <span className={isCollapsed ? 'srOnly' : styles['label']}>
        {label} <small className={styles['soon']}>{appMessages.comingSoon}</small>
      </span>
    </button>
  );
  return isCollapsed ? (
    <Tooltip title={`${label} · ${appMessages.comingSoon}`} placement="right">
      {item}
    </Tooltip>
  ) : (
    item
  );
}

interface ItemProps {
  icon: LucideIcon;
  label: string;
  isCollapsed: boolean;
  to?: string;
  /** Whether the item is the current page. */
  isCurrent?: boolean;
  href?: string;
  onClick?: () => void;
}

function Item({ icon: Icon, label, isCollapsed, to, isCurrent = false, href, onClick }: ItemProps) {
  const words = (
    <>
      <Icon size={16} aria-hidden />
      <span className={isCollapsed ? 'srOnly' : styles['label']}>{label}</span>
      {href !== undefined && <span className="srOnly">{appMessages.opensNewTab}</span>}
      {href !== undefined && !isCollapsed && <ArrowUpRight size={14} aria-hidden />}
    </>
  );
  const className = styles['item'];
  const item =
    to !== undefined ? (
      <Link to={to} className={className} aria-current={isCurrent ? 'page' : undefined}>
        {words}
      </Link>
    ) : href !== undefined ? (
      <a href={href} target="_blank" rel="noreferrer" className={className}>
        {words}
      </a>
    ) : (
      <button type="button" className={className} onClick={onClick}>
        {words}
      </button>
    );
  return isCollapsed ? (
    <Tooltip title={label} placement="right">
      {item}
    </Tooltip>
  ) : (
    item
  );
}
