import { Suspense } from 'react';
import { Plans } from '../../plans/Plans.tsx';

export function Component() {
  return (
    <Suspense fallback={null}>
      <Plans />
    </Suspense>
  );
}
Component.displayName = 'PlansPage';
