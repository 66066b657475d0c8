import { Suspense } from 'react';
import { SupportHome } from '../../support/SupportHome.tsx';
import { StaffOnly } from '../../support/StaffOnly.tsx';

export function Component() {
  return (
    <StaffOnly>
      <Suspense fallback={null}>
        <SupportHome />
      </Suspense>
    </StaffOnly>
  );
}
Component.displayName = 'SupportPage';
