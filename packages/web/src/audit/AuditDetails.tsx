import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import {
  AuditSubjectDocument,
  type AuditRow_AuditEntryFragment,
  type AuditSubjectQuery,
} from '../generated/graphql.ts';
import { auditMessages } from './messages.ts';
import styles from './AuditLog.module.css';

/** Where the panel shows what an entry is about; null for what is gone or has no page. */
export type AddressOf = (subject: Subject | null) => string | null;
export type Subject = NonNullable<Extract<AuditSubjectQuery['node'], { __typename: 'AuditEntry' }>['subject']>;

interface Props {
  entry: AuditRow_AuditEntryFragment;
  addressOf: AddressOf;
}

/** What an entry changed, from where, and a link to what it was done to, if that is still there. */
export function AuditDetails({ entry, addressOf }: Props) {
  const { data } = useQuery(AuditSubjectDocument, { variables: { id: entry.id }, fetchPolicy: 'no-cache' });
  const address = addressOf(data?.node?.__typename === 'AuditEntry' ? data.node.subject : null);
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
        {entry.supportCase && (
          <div>
            <dt>{auditMessages.supportCase}</dt>
            <dd>
              {entry.supportCase.reason} <code>{entry.supportCase.id}</code>
            </dd>
          </div>
        )}
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
