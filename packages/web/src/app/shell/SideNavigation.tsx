import { useState } from 'react';
import { AppWindow, ArrowUpRight, BookOpen, Braces, LogOut, PanelLeft, Trash2, type LucideIcon } from 'lucide-react';
import { Tooltip } from 'antd';
import { Link } from 'react-router-dom';
import { IconButton } from '../../kit/IconButton.tsx';
import { Mark } from '../Mark.tsx';
import { appMessages } from '../messages.ts';
import { useLogout } from './useLogout.tsx';
import styles from './SideNavigation.module.css';

interface Props {
  documentationUrl: string;
  isStaff: boolean;
}

const KEY = 'navigation';

/**
 * What there is to go to, on the canvas beside the sheet. Collapsed it keeps the icons; the choice stays in this browser. Every page of
 * the panel lies on the applications, so that item is always the current one.
 */
export function SideNavigation({ documentationUrl, isStaff }: Props) {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === 'collapsed');
  const logout = useLogout();
  const toggle = () => {
    localStorage.setItem(KEY, isCollapsed ? 'open' : 'collapsed');
    setCollapsed(!isCollapsed);
  };
  return (
    <nav className={styles['side']} data-collapsed={isCollapsed} aria-label={appMessages.navigation}>
      <div className={styles['top']}>
        {!isCollapsed && <Mark />}
        <IconButton icon={PanelLeft} label={isCollapsed ? appMessages.expand : appMessages.collapse} onClick={toggle} />
      </div>
      <div className={styles['items']}>
        <Item icon={AppWindow} label={appMessages.streamingApps} isCollapsed={isCollapsed} to="/" isCurrent />
        <span className={styles['gap']} />
        <Item icon={Trash2} label={appMessages.bin} isCollapsed={isCollapsed} to="/bin" />
        {isStaff && <Item icon={Braces} label={appMessages.graphiql} isCollapsed={isCollapsed} href="/graphiql" />}
        <Item icon={BookOpen} label={appMessages.documentation} isCollapsed={isCollapsed} href={documentationUrl} />
        <Item icon={LogOut} label={appMessages.logout} isCollapsed={isCollapsed} onClick={logout.ask} />
      </div>
      {logout.question}
    </nav>
  );
}

interface ItemProps {
  icon: LucideIcon;
  label: string;
  isCollapsed: boolean;
  to?: string;
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
