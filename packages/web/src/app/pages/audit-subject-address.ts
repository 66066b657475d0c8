import { versionsAddress } from '../../apps/addresses.ts';
import type { AddressOf } from '../../audit/AuditDetails.tsx';
import { configAddress } from '../../configs/addresses.ts';
import { linksAddress, linksQuery } from '../../links/addresses.ts';
import { uploadAddress } from '../../uploads/addresses.ts';

/** The page of what an entry of the audit log is about. */
export const auditSubjectAddress: AddressOf = (subject) => {
  if (!subject) return null;
  if (subject.__typename === 'App') return versionsAddress(subject.name);
  if (subject.__typename === 'AppVersion') return subject.app && versionsAddress(subject.app.name);
  if (subject.__typename === 'StreamingLink' || subject.__typename === 'MeetingLink') {
    const kind = subject.__typename === 'StreamingLink' ? 'streaming' : 'meeting';
    return subject.app && linksAddress(subject.app.name) + linksQuery(kind, 1);
  }
  if (subject.__typename === 'Config') return configAddress(subject.name, null);
  return subject.__typename === 'Upload' ? uploadAddress(subject.id) : null;
};
