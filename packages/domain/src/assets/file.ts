import { isReadable, type Violation } from '../kit/index.ts';
import { ASSET_RULES, endingsOf, formatsText, type AssetKind } from './kinds.ts';
import { MAX_ASSET_NAME_LENGTH } from './limits.ts';
import { assetViolations } from './violations.ts';

/** Applications §5: checks a library file before it is opened. The name comes without a path. */
export function checkAssetFile(file: { kind: AssetKind; fileName: string; sizeBytes: number }): Violation[] {
  const { kind, fileName, sizeBytes } = file;
  const { mediaTypes, tooLarge, mostBytes } = ASSET_RULES[kind];
  if (!isReadable(fileName)) return [assetViolations.fileNameUnreadable];
  if (/\s/u.test(fileName)) return [assetViolations.fileNameSpaces];
  if (fileName.length > MAX_ASSET_NAME_LENGTH) return [assetViolations.fileNameTooLong];
  const hasEnding = endingsOf(kind).some((each) => fileName.toLowerCase().endsWith(each));
  if (!hasEnding) return [assetViolations.type(formatsText(mediaTypes))];
  if (sizeBytes === 0) return [assetViolations.empty(formatsText(mediaTypes))];
  return sizeBytes > mostBytes ? [tooLarge] : [];
}
