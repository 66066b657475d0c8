import type { UploadFailureCode } from '@launchyard/domain/kit';
import { uploadFailures } from '@launchyard/domain/uploads';
import { uploadMessages } from '../messages.ts';

/** The links of a banner: applications §8 names them for each failure. */
export type Way = 'documentation' | 'tutorial' | 'support' | 'hardware';

interface FailureWay {
  /** The error below the row of stages; null if the banner says it all. */
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

/** The error below the row of stages and the banner's links, by failure code. */
export const failureWay = (code: UploadFailureCode): FailureWay =>
  WAYS.get(code) ?? { mark: null, ways: ['documentation'] };
