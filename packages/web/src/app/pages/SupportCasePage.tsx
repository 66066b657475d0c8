import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { StaffOnly } from '../../support/StaffOnly.tsx';
import { SupportCase } from '../../support/SupportCase.tsx';

export function Component() {
  const { caseId = '' } = useParams();
  return (
    <StaffOnly>
      <Suspense fallback={null}>
        <SupportCase key={caseId} caseId={caseId} />
      </Suspense>
    </StaffOnly>
  );
}
Component.displayName = 'SupportCasePage';
