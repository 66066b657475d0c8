import { configDifferences } from '@launchyard/domain/configs';
import { parseWire } from '../draft.ts';
import { configMessages } from '../messages.ts';
import type { PastChange } from './past-change.ts';
import { DifferenceTable } from './DifferenceTable.tsx';

interface Props {
  older: PastChange;
  newer: PastChange;
}

/** The differences of two states of a config. They cannot tell whether the password changed. */
export function Comparison({ older, newer }: Props) {
  const [before, after] = [stateOf(older), stateOf(newer)];
  if (!before || !after) return <p>{configMessages.fault}</p>;
  const rows = configDifferences(before, { ...after, isPasswordNew: false });
  if (rows.length === 0) return <p>{configMessages.noDifference}</p>;
  return <DifferenceTable before={configMessages.from} after={configMessages.to} rows={rows} />;
}

/** Null when the document could not be loaded. */
const stateOf = ({ document, settings }: PastChange) =>
  document === null ? null : { document: parseWire(document), hasPassword: settings.hasPassword };
