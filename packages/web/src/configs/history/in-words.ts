import { formatMoment } from '../../kit/format.ts';
import { configMessages } from '../messages.ts';

/** A value of a difference as people read it here: instants in their own time. */
export function inWords(value: string | null): string {
  if (value === null) return configMessages.nothingSet;
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatMoment(value) : value;
}
