import { Suspense } from 'react';
import { auditAddress } from '@launchyard/domain/audit';
import { Team } from '../../team/Team.tsx';
import { switchAccount } from '../connection.ts';

export function Component() {
  return (
    <Suspense fallback={null}>
      <Team
        auditAddress={auditAddress}
        onLeft={() => void switchAccount(null)}
        onTaken={(account) => void switchAccount(account)}
      />
    </Suspense>
  );
}
Component.displayName = 'TeamPage';
