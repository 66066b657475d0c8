import { Suspense } from 'react';
import { auditAddress } from '../../audit/addresses.ts';
import { Team } from '../../team/Team.tsx';
import { switchAccount } from '../connection.ts';

export function Component() {
  return (
    <Suspense fallback={null}>
      <Team auditAddress={auditAddress} onLeft={() => void switchAccount(null)} />
    </Suspense>
  );
}
Component.displayName = 'TeamPage';
