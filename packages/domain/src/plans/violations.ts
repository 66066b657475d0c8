import { violation, type Violation } from '../kit/index.ts';
import { formatShortfall } from './shortfall.ts';

/** Applications §5: an exact fit is refused, too, and the shortfall is never 0. */
export function storageShort(missingBytes: number): Violation<'STORAGE_SHORT'> {
  return {
    ...violation('STORAGE_SHORT', 'No enough storage to upload your file', 'sizeBytes'),
    figures: { missingBytes: Math.max(1, missingBytes) },
  };
}

/** The same when an item is to be restored from the bin. */
export function noRoomToReturn(missingBytes: number): Violation<'STORAGE_SHORT'> {
  const message = `There is no room to restore this: ${formatShortfall(missingBytes)} GB are missing.`;
  return { ...violation('STORAGE_SHORT', message, 'binItemId'), figures: { missingBytes } };
}
