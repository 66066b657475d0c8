import type { UploadFailureCode } from '@launchyard/domain/kit';
import { uploadFailures } from '@launchyard/domain/uploads';
import { uploadMessages } from '../messages.ts';

/** Where a banner leads: applications §8 names the links of each. */
export type Way = 'documentation' | 'tutorial' | 'support' | 'hardware';

interface FailureWay {
  /** The error below the row of stages; null where the banner says it all. */
  mark: string | null;
  ways: readonly Way[];
}

const {
  crashed,
  internal,
  linuxScriptName,
  noExecutable,
  plugin2,
  pluginMissing,
  storageFull,
  storedBytesDamaged,
  stuck,
  testFailed,
  virusFound,
} = uploadFailures;

const WAYS: ReadonlyMap<UploadFailureCode, FailureWay> = new Map<UploadFailureCode, FailureWay>([
  [noExecutable.code, { mark: uploadMessages.markExecutable, ways: ['documentation'] }],
  [plugin2.code, { mark: uploadMessages.markPlugin2, ways: ['documentation'] }],
  [pluginMissing.code, { mark: uploadMessages.markPlugin, ways: ['documentation', 'tutorial'] }],
  [virusFound.code, { mark: uploadMessages.markVirus, ways: ['documentation'] }],
  [linuxScriptName.code, { mark: null, ways: ['documentation'] }],
  [testFailed.code, { mark: null, ways: ['documentation', 'support'] }],
  [crashed.code, { mark: null, ways: ['support', 'hardware'] }],
  [internal.code, { mark: null, ways: ['documentation', 'support'] }],
  [stuck.code, { mark: null, ways: ['documentation', 'support'] }],
  [storageFull.code, { mark: null, ways: ['documentation', 'support'] }],
  [storedBytesDamaged.code, { mark: null, ways: ['documentation', 'support'] }],
]);

/** What stands below the row of stages, and which links the banner has, by the code of the failure. */
export const failureWay = (code: UploadFailureCode): FailureWay =>
  WAYS.get(code) ?? { mark: null, ways: ['documentation'] };
