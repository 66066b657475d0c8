import { Suspense } from 'react';
import { AuditLog } from '../../audit/AuditLog.tsx';

export function Component() {
  return (
    <Suspense fallback={null}>
      <AuditLog />
    </Suspense>
  );
}
Component.displayName = 'AuditLogPage';
