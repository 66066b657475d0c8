import { violation, type Violation } from '../kit/index.ts';

/** Applications §5: an exact fit is refused, too, and its shortfall is never nothing. */
export function storageShort(missingBytes: number): Violation {
  return {
    ...violation('STORAGE_SHORT', 'No enough storage to upload your file', 'sizeBytes'),
    figures: { missingBytes: Math.max(1, missingBytes) },
  };
}
