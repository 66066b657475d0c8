import { formatMoment } from '../../kit/format.ts';
import { configMessages } from '../messages.ts';

/** A value of a difference as text: times in the user's time zone. */
export function inWords(value: string | null): string {
  if (value === null) return configMessages.nothingSet;
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatMoment(value) : value;
}
