import { violation, type Violation } from '../kit/index.ts';
import { formatShortfall } from './shortfall.ts';

/** Applications §5: an exact fit is refused, too, and its shortfall is never nothing. */
export function storageShort(missingBytes: number): Violation<'STORAGE_SHORT'> {
  return {
    ...violation('STORAGE_SHORT', 'No enough storage to upload your file', 'sizeBytes'),
    figures: { missingBytes: Math.max(1, missingBytes) },
  };
}

/** The same when something is to come back from the bin. */
export function noRoomToReturn(missingBytes: number): Violation<'STORAGE_SHORT'> {
  const message = `There is no room for this any more: ${formatShortfall(missingBytes)} GB are missing.`;
  return { ...violation('STORAGE_SHORT', message, 'binItemId'), figures: { missingBytes } };
}
