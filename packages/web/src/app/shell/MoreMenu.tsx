import type { MenuProps } from 'antd';
import {
  Activity,
  BellRing,
  BookOpen,
  CodeXml,
  Ellipsis,
  Images,
  LifeBuoy,
  SlidersHorizontal,
  Trash2,
  Users,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { operationsAddress } from '../../alerts/addresses.ts';
import { libraryPath } from '../../assets/library/addresses.ts';
import { binAddress } from '../../bin/addresses.ts';
import { configsAddress } from '../../configs/addresses.ts';
import { developerAddress } from '../../developer/addresses.ts';
import { MenuButton } from '../../kit/MenuButton.tsx';
import { supportAddress } from '../../support/addresses.ts';
import { utilitiesAddress } from '../../streaming/addresses.ts';
import { teamAddress } from '../../team/addresses.ts';
import { appMessages } from '../messages.ts';

interface Props {
  documentationUrl: string;
  isOwner: boolean;
  isStaff: boolean;
  className: string | undefined;
}

/** Everything without its own item in the phone navigation. */
export function MoreMenu({ documentationUrl, isOwner, isStaff, className }: Props) {
  const items: MenuProps['items'] = [
    {
      key: 'configs',
      icon: <SlidersHorizontal size={15} aria-hidden />,
      label: <Link to={configsAddress(null)}>{appMessages.configs}</Link>,
    },
    {
      key: 'library',
      icon: <Images size={15} aria-hidden />,
      label: <Link to={libraryPath}>{appMessages.library}</Link>,
    },
    {
      key: 'utilities',
      icon: <Activity size={15} aria-hidden />,
      label: <Link to={utilitiesAddress}>{appMessages.utilities}</Link>,
    },
    { key: 'team', icon: <Users size={15} aria-hidden />, label: <Link to={teamAddress}>{appMessages.team}</Link> },
    ...(isOwner
      ? [
          {
            key: 'developer',
            icon: <CodeXml size={15} aria-hidden />,
            label: <Link to={developerAddress}>{appMessages.developer}</Link>,
          },
        ]
      : []),
    ...(isStaff
      ? [
          {
            key: 'support',
            icon: <LifeBuoy size={15} aria-hidden />,
            label: <Link to={supportAddress}>{appMessages.support}</Link>,
          },
          {
            key: 'operations',
            icon: <BellRing size={15} aria-hidden />,
            label: <Link to={operationsAddress}>{appMessages.operations}</Link>,
          },
        ]
      : []),
    { key: 'bin', icon: <Trash2 size={15} aria-hidden />, label: <Link to={binAddress}>{appMessages.bin}</Link> },
    {
      key: 'documentation',
      icon: <BookOpen size={15} aria-hidden />,
      label: (
        <a href={documentationUrl} target="_blank" rel="noreferrer">
          {appMessages.documentation}
        </a>
      ),
    },
  ];
  return (
    <MenuButton className={className} label={appMessages.more} menu={{ items }}>
      <Ellipsis size={18} aria-hidden />
      {appMessages.more}
    </MenuButton>
  );
}
