import { Suspense } from 'react';
import { AuditLog } from '../../audit/AuditLog.tsx';
import { auditSubjectAddress } from './audit-subject-address.ts';

export function Component() {
  return (
    <Suspense fallback={null}>
      <AuditLog addressOf={auditSubjectAddress} />
    </Suspense>
  );
}
Component.displayName = 'AuditLogPage';
