import { useContext, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Button } from 'antd';
import { kitMessages } from './messages.ts';
import { OtherAccountsContext } from './other-accounts.ts';
import { StateBlock } from './StateBlock.tsx';

interface Props {
  icon: LucideIcon;
  /** Says that nothing has that name or id. */
  title: string;
  /** Other actions. */
  children?: ReactNode;
}

/**
 * Says that something was not found. Users with several accounts also see which account was
 * searched, and a button to search each of the others.
 */
export function NotHere({ icon, title, children }: Props) {
  const accounts = useContext(OtherAccountsContext);
  return (
    <StateBlock icon={icon} title={title} sentence={accounts ? kitMessages.lookingIn(accounts.here) : undefined}>
      {accounts?.others.map(({ label, look }) => (
        <Button key={label} onClick={look}>
          {kitMessages.lookIn(label)}
        </Button>
      ))}
      {children}
    </StateBlock>
  );
}
