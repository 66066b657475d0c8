import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Lock } from 'lucide-react';
import { StaffOnlyDocument } from '../generated/graphql.ts';
import { LinkButton } from '../kit/LinkButton.tsx';
import { StateBlock } from '../kit/StateBlock.tsx';
import { supportMessages } from './messages.ts';

/** Shows its children to staff, and to everybody else that they are for staff. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(StaffOnlyDocument);
  if (data.viewer?.viewerCanLookUpAccounts) return children;
  return (
    <StateBlock isPage icon={Lock} title={supportMessages.notStaff} sentence={supportMessages.notStaffHint}>
      <LinkButton to="/">{supportMessages.apps}</LinkButton>
    </StateBlock>
  );
}
