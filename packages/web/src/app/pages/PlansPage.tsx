import { Suspense } from 'react';
import { accountAddress } from '../../profile/account/addresses.ts';
import { Plans } from '../../plans/Plans.tsx';

export function Component() {
  return (
    <Suspense fallback={null}>
      <Plans subscriptionsAddress={accountAddress('subscriptions')} />
    </Suspense>
  );
}
Component.displayName = 'PlansPage';
