import { useContext, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Button } from 'antd';
import { kitMessages } from './messages.ts';
import { OtherAccountsContext } from './other-accounts.ts';
import { StateBlock } from './StateBlock.tsx';

interface Props {
  icon: LucideIcon;
  /** That there is nothing of that name or id. */
  title: string;
  /** Other ways on. */
  children?: ReactNode;
}

/** Says that something is not there; and where one belongs to several accounts, in which one that is so, with a way to look in each other one. */
export function NotHere({ icon, title, children }: Props) {
  const accounts = useContext(OtherAccountsContext);
  return (
    <StateBlock icon={icon} title={title} sentence={accounts ? kitMessages.lookingIn(accounts.here) : undefined}>
      {accounts?.others.map(({ username, look }) => (
        <Button key={username} onClick={look}>
          {kitMessages.lookIn(username)}
        </Button>
      ))}
      {children}
    </StateBlock>
  );
}
