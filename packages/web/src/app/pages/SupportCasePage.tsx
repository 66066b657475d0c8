import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { StreamList } from '../../streaming/StreamList.tsx';
import { StaffOnly } from '../../support/StaffOnly.tsx';
import { SupportCase } from '../../support/SupportCase.tsx';

export function Component() {
  const { caseId = '' } = useParams();
  return (
    <StaffOnly>
      <Suspense fallback={null}>
        <SupportCase key={caseId} caseId={caseId} Streams={StreamList} />
      </Suspense>
    </StaffOnly>
  );
}
Component.displayName = 'SupportCasePage';
