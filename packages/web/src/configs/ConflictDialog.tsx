import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import {
  CONFIG_FIELDS,
  configFields,
  valueInWords,
  type FieldValue,
  type SettingsChange,
} from '@launchyard/domain/configs';
import { ConfigHistoryDocument } from '../generated/graphql.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { formatMoment } from '../kit/format.ts';
import { changedNames, differencesOf, shownSettings, type EditedConfig } from './draft.ts';
import { DifferenceTable } from './history/DifferenceTable.tsx';
import { configMessages } from './messages.ts';
import styles from './ConflictDialog.module.css';

interface Props {
  /** The state when the user started to type. */
  base: EditedConfig;
  /** The current state. */
  newer: EditedConfig;
  change: SettingsChange;
  onTakeOver: () => void;
  onDrop: () => void;
  onClose: () => void;
}

/**
 * Says who saved first and what differs, and asks what to do with the user's changes. Closing it
 * changes nothing.
 */
export function ConflictDialog({ base, newer, change, onTakeOver, onDrop, onClose }: Props) {
  return (
    <Dialog
      title={configMessages.changedTitle(base.name)}
      width={760}
      onClose={onClose}
      foot={
        <>
          <p className={styles['hint']}>{configMessages.takeOverHint}</p>
          <Button danger onClick={onDrop}>
            {configMessages.drop}
          </Button>
          <Button type="primary" onClick={onTakeOver}>
            {configMessages.takeOver}
          </Button>
        </>
      }
    >
      <Who base={base} newer={newer} />
      <p className={styles['still']}>{configMessages.stillHere}</p>
      <DifferenceTable before={configMessages.theirs} after={configMessages.yours} rows={rowsOf(base, newer, change)} />
    </Dialog>
  );
}

const AT_MOST = 20;

/** Everyone who has saved it since. */
function Who({ base, newer }: Pick<Props, 'base' | 'newer'>) {
  const { data } = useQuery(ConfigHistoryDocument, {
    variables: { id: newer.id, first: Math.min(AT_MOST, newer.revision - base.revision), after: null },
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const changes = data?.viewer?.account.config?.history?.nodes ?? [];
  return changes
    .filter(({ revision }) => revision > base.revision)
    .map(({ id, createdBy, createdAt }) => (
      <p key={id}>
        {(createdBy.__typename === 'Program' ? configMessages.changedByKey : configMessages.changedBy)(
          createdBy.label,
          formatMoment(createdAt),
        )}
      </p>
    ));
}

/** Settings that either side changed: their value and the user's. */
function rowsOf(base: EditedConfig, newer: EditedConfig, change: SettingsChange) {
  const theirs = new Map(differencesOf(base, newer).map((each) => [each.field, each]));
  const mine = new Set(changedNames(base.settings, change));
  const typed: Record<string, FieldValue> = shownSettings(base.settings, change);
  const ours = configFields
    .filter(({ name }) => mine.has(name) || theirs.has(name))
    .map(({ name, field }) => ({
      field: name,
      label: field.label,
      before: theirs.has(name) ? (theirs.get(name)?.after ?? configMessages.nothingSet) : configMessages.unchanged,
      after: !mine.has(name)
        ? configMessages.unchanged
        : field.kind === 'secret'
          ? configMessages.newPassword
          : (valueInWords(field, typed[name] ?? null) ?? configMessages.nothingSet),
    }));
  const others = [...theirs.values()].filter(({ field }) => !Object.hasOwn(CONFIG_FIELDS, field));
  return [...ours, ...others.map((each) => ({ ...each, before: each.after, after: configMessages.unchanged }))];
}
