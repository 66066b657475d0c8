import { Suspense } from 'react';
import { Utilities } from '../../streaming/Utilities.tsx';

export function Component() {
  return (
    <Suspense fallback={null}>
      <Utilities />
    </Suspense>
  );
}
Component.displayName = 'UtilitiesPage';
