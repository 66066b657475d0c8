import { Suspense } from 'react';
import { Operations } from '../../alerts/Operations.tsx';
import { StaffOnly } from '../../support/StaffOnly.tsx';

export function Component() {
  return (
    <StaffOnly>
      <Suspense fallback={null}>
        <Operations />
      </Suspense>
    </StaffOnly>
  );
}
Component.displayName = 'OperationsPage';
