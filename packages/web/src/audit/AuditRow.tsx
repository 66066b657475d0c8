import { useState } from 'react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { AuditRow_AuditEntryFragmentDoc, type AuditRow_AuditEntryFragment } from '../generated/graphql.ts';
import { actorText } from '../kit/actor-text.ts';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import type { FragmentType } from '@apollo/client';
import { AuditDetails, type AddressOf } from './AuditDetails.tsx';
import { auditMessages } from './messages.ts';
import styles from './AuditLog.module.css';

const time = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

interface Props {
  entry: FragmentType<AuditRow_AuditEntryFragment>;
  addressOf: AddressOf;
}

/** One entry, which opens to what it changed. */
export function AuditRow({ entry: given, addressOf }: Props) {
  const entry = useFragmentData(AuditRow_AuditEntryFragmentDoc, given);
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <tr className={styles['row']} data-open={isOpen || undefined}>
        <td>
          <button
            type="button"
            className={styles['open']}
            aria-expanded={isOpen}
            aria-label={`${auditMessages.details}: ${entry.actionText}`}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron size={15} aria-hidden />
          </button>
        </td>
        <td>
          <time dateTime={entry.createdAt}>{time.format(new Date(entry.createdAt))}</time>
        </td>
        <td>{actorText(entry.createdBy)}</td>
        <th scope="row">{entry.actionText}</th>
        <td title={entry.subjectLabel ?? undefined}>{entry.subjectLabel}</td>
      </tr>
      {isOpen && (
        <tr className={styles['details']}>
          <td colSpan={5}>
            <AuditDetails entry={entry} addressOf={addressOf} />
          </td>
        </tr>
      )}
    </>
  );
}
