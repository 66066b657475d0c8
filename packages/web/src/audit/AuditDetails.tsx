import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import {
  AuditSubjectDocument,
  type AuditRow_AuditEntryFragment,
  type AuditSubjectQuery,
} from '../generated/graphql.ts';
import { versionsAddress } from '../apps/addresses.ts';
import { configAddress } from '../configs/addresses.ts';
import { linksAddress, linksQuery } from '../links/addresses.ts';
import { uploadAddress } from '../uploads/addresses.ts';
import { auditMessages } from './messages.ts';
import styles from './AuditLog.module.css';

/** What an entry changed, from where, and a link to what it was done to, if that is still there. */
export function AuditDetails({ entry }: { entry: AuditRow_AuditEntryFragment }) {
  const { data } = useQuery(AuditSubjectDocument, { variables: { id: entry.id }, fetchPolicy: 'no-cache' });
  const address = addressOf(data?.node ?? null);
  return (
    <div className={styles['opened']}>
      {entry.changes.length === 0 ? (
        <p>{auditMessages.noChanges}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{auditMessages.field}</th>
              <th scope="col">{auditMessages.before}</th>
              <th scope="col">{auditMessages.after}</th>
            </tr>
          </thead>
          <tbody>
            {entry.changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{before === null ? auditMessages.noValue : <del>{before}</del>}</td>
                <td>{after ?? auditMessages.noValue}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl>
        <div>
          <dt>{auditMessages.address}</dt>
          <dd>{entry.networkAddress ?? auditMessages.addressGone}</dd>
        </div>
        <div>
          <dt>{auditMessages.with}</dt>
          <dd>{auditMessages.ways[entry.createdBy.__typename]}</dd>
        </div>
        <div>
          <dt>{auditMessages.entry}</dt>
          <dd>
            <code>{entry.id}</code>
          </dd>
        </div>
      </dl>
      {address !== null && (
        <Link to={address}>{`${auditMessages.openSubject} ${entry.subjectLabel ?? ''}`.trim()}</Link>
      )}
    </div>
  );
}

/** Where the panel shows it; null for what is gone or has no page. */
function addressOf(node: AuditSubjectQuery['node']): string | null {
  const subject = node?.__typename === 'AuditEntry' ? node.subject : null;
  if (!subject) return null;
  if (subject.__typename === 'App') return versionsAddress(subject.name);
  if (subject.__typename === 'AppVersion') return subject.app && versionsAddress(subject.app.name);
  if (subject.__typename === 'StreamingLink' || subject.__typename === 'MeetingLink') {
    const kind = subject.__typename === 'StreamingLink' ? 'streaming' : 'meeting';
    return subject.app && linksAddress(subject.app.name) + linksQuery(kind, 1);
  }
  if (subject.__typename === 'Config') return configAddress(subject.name, null);
  return subject.__typename === 'Upload' ? uploadAddress(subject.id) : null;
}
