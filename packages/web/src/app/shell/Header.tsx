import type { MenuProps } from 'antd';
import { Check, ChevronsUpDown, CircleUserRound, LogOut, Mail, MonitorSmartphone, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { accountAddress } from '../../profile/account/addresses.ts';
import { accountMessages } from '../../profile/account/messages.ts';
import type { ShellQuery } from '../../generated/graphql.ts';
import { Chip } from '../../kit/Chip.tsx';
import { MenuButton } from '../../kit/MenuButton.tsx';
import { initialOf, Portrait } from '../../kit/Portrait.tsx';
import { useStore } from '../../kit/store.ts';
import { NotificationBell } from '../../notifications/NotificationBell.tsx';
import { newsletterAddress, sessionsAddress } from '../../profile/addresses.ts';
import { profileMessages } from '../../profile/messages.ts';
import { teamAddress } from '../../team/addresses.ts';
import { Mark } from '../Mark.tsx';
import { appMessages } from '../messages.ts';
import { switchAccount } from '../connection.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { chooseMode, modeChoice, type ModeChoice } from '../theme/mode.ts';
import { useLogout } from './use-logout.tsx';
import styles from './Header.module.css';

type Viewer = NonNullable<ShellQuery['viewer']>;

interface Props {
  viewer: Viewer;
  documentationUrl: string;
  isPhone: boolean;
}

/** The user and the account. Phones also get the mark, as they have no side navigation. */
export function Header({ viewer, documentationUrl, isPhone }: Props) {
  const logout = useLogout();
  return (
    <header className={styles['header']}>
      {isPhone && <Mark withName={isOwnAccount(viewer)} />}
      {isPhone && <span className={styles['gap']} />}
      <PaletteButton
        accountId={viewer.account.id}
        canUpload={viewer.account.viewerCanUpload}
        canManageKeys={viewer.account.viewerCanManageApiKeys}
        canReadAuditLog={viewer.account.viewerCanReadAuditLog}
        isStaff={viewer.viewerCanLookUpAccounts}
        documentationUrl={documentationUrl}
        onLogout={logout.ask}
      />
      {!isPhone && <span className={styles['gap']} />}
      <AccountSwitcher viewer={viewer} />
      <NotificationBell />
      <ProfileMenu viewer={viewer} onLogout={logout.ask} />
      {logout.question}
    </header>
  );
}

/** The accounts to act in, and their team. Acting in another account than one’s own is shown on every page. */
function AccountSwitcher({ viewer }: { viewer: Viewer }) {
  const { account, accounts } = viewer;
  const items: MenuProps['items'] = accounts.map((each) => ({
    key: each.id,
    'aria-current': each.id === account.id,
    label: (
      <span className={styles['choice']}>
        {each.label}
        {each.viewerStanding !== 'OWNER' && <Chip>{appMessages.team}</Chip>}
        {each.id === account.id && <Check size={15} aria-hidden className={styles['tick']} />}
      </span>
    ),
  }));
  items.push(
    { key: 'line', type: 'divider' },
    {
      key: 'settings',
      icon: <Settings size={15} aria-hidden />,
      label: <Link to={teamAddress}>{appMessages.teamSettings}</Link>,
    },
  );
  const choose = (id: string) => {
    const choice = accounts.find((each) => each.id === id);
    if (!choice || choice.id === account.id) return;
    void switchAccount(choice.viewerStanding === 'OWNER' ? null : { id: choice.id, username: choice.label });
  };
  return (
    <>
      {!isOwnAccount(viewer) && (
        <span className={styles['acting']}>
          <Chip kind="accent">{appMessages.actingIn(account.label)}</Chip>
        </span>
      )}
      <MenuButton
        className={styles['switcher']}
        label={`${appMessages.account}: ${account.label}`}
        menu={{ items, selectedKeys: [account.id], onClick: ({ key }) => choose(key) }}
      >
        <Portrait name={account.label} url={account.logoUrl} className={styles['plate']} />
        <span className={styles['account']}>{account.label}</span>
        <ChevronsUpDown size={14} aria-hidden />
      </MenuButton>
    </>
  );
}

interface ProfileProps {
  viewer: Viewer;
  onLogout: () => void;
}

function ProfileMenu({ viewer, onLogout }: ProfileProps) {
  const { person, account } = viewer;
  const choice = useStore(modeChoice);
  const items: MenuProps['items'] = [
    { key: 'who', type: 'group', label: person.email },
    {
      key: 'appearance',
      type: 'group',
      label: appMessages.appearance,
      children: (['system', 'light', 'dark'] as const).map((each) => ({
        key: `mode:${each}`,
        label: appMessages[each],
        extra: choice === each ? <Check size={15} aria-hidden /> : undefined,
        'aria-checked': choice === each,
      })),
    },
    { key: 'line-account', type: 'divider' },
    {
      key: 'account',
      icon: <CircleUserRound size={15} aria-hidden />,
      label: <Link to={accountAddress()}>{accountMessages.title}</Link>,
    },
    {
      key: 'sessions',
      icon: <MonitorSmartphone size={15} aria-hidden />,
      label: <Link to={sessionsAddress}>{profileMessages.sessions}</Link>,
    },
    {
      key: 'newsletter',
      icon: <Mail size={15} aria-hidden />,
      label: <Link to={newsletterAddress}>{profileMessages.newsletter}</Link>,
    },
    { key: 'line-logout', type: 'divider' },
    { key: 'logout', icon: <LogOut size={15} aria-hidden />, label: appMessages.logout },
  ];
  const act = (key: string) => {
    if (key === 'logout') return onLogout();
    const mode = MODES[key];
    if (mode) chooseMode(mode);
  };
  return (
    <MenuButton
      className={styles['profile']}
      label={appMessages.profile}
      menu={{ items, onClick: ({ key }) => act(key) }}
    >
      {isOwnAccount(viewer) && account.logoUrl !== null ? (
        <Portrait name={account.label} url={account.logoUrl} className={styles['face']} />
      ) : (
        initialOf(person.username ?? person.email ?? '')
      )}
    </MenuButton>
  );
}

const MODES: Record<string, ModeChoice> = { 'mode:system': 'system', 'mode:light': 'light', 'mode:dark': 'dark' };

/** An account that is not on the list is the user's own. */
const isOwnAccount = ({ account, accounts }: Viewer): boolean =>
  accounts.length < 2 || accounts.find((each) => each.id === account.id)?.viewerStanding === 'OWNER';
