import { Suspense } from 'react';
import { Operations } from '../../alerts/Operations.tsx';

export function Component() {
  return (
    <Suspense fallback={null}>
      <Operations />
    </Suspense>
  );
}
Component.displayName = 'OperationsPage';
