import { useQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { AuditActorsDocument } from '../generated/graphql.ts';
import { actorText } from '../kit/actor-text.ts';
import { SearchField } from '../kit/SearchField.tsx';
import { ACTION_OPTIONS, type AuditFilter } from './filter.ts';
import { auditMessages } from './messages.ts';
import styles from './AuditLog.module.css';

interface Props {
  filter: AuditFilter;
  onChange: (change: Partial<AuditFilter>) => void;
  typed: string;
  onType: (typed: string) => void;
}

const EVERYONE = { value: '', label: auditMessages.everyone };
const ALL = { value: '', label: auditMessages.allActions };

export function AuditFilters({ filter, onChange, typed, onType }: Props) {
  const { data } = useQuery(AuditActorsDocument, { errorPolicy: 'all' });
  const actors = data?.viewer?.account.auditActors ?? [];
  const people = actors.map(({ actorId, actor }) => ({ value: actorId, label: actorText(actor) }));
  return (
    <div className={styles['filters']}>
      <SearchField label={auditMessages.search} value={typed} onChange={onType} />
      <Select
        className="quiet"
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={auditMessages.who}
        value={filter.who}
        options={[EVERYONE, ...people]}
        popupMatchSelectWidth={false}
        onChange={(who) => onChange({ who })}
      />
      <Select
        className="quiet"
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={auditMessages.action}
        value={filter.action}
        options={[ALL, ...ACTION_OPTIONS]}
        popupMatchSelectWidth={false}
        onChange={(action) => onChange({ action })}
      />
      <input
        type="date"
        aria-label={auditMessages.from}
        value={filter.from}
        max={filter.to || undefined}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <input
        type="date"
        aria-label={auditMessages.to}
        value={filter.to}
        min={filter.from || undefined}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </div>
  );
}
