import type { RefusalCode, UploadFailureCode } from '../kit/index.ts';
import { uploadFailures } from './failures.ts';
import { MAX_PARTS_SIGNED_AT_ONCE, MAX_UPLOAD_SIZE } from './limits.ts';
import { uploadViolations } from './violations.ts';

/** What is known about a code besides its sentence. */
export interface FailureExplanation {
  /** What to do now, in one or two sentences. Replaced by a more specific advice if there is one, as for archives. */
  advice: string;
  /** What to do while what was sent is kept. Null if retrying the failed stage with the same bytes cannot help. */
  retryAdvice: string | null;
  /** The help page: `docs/failures/<page>.md`, and `/help/<page>` in the panel. Related codes share one. */
  page: string;
  /** Who can solve it. */
  solvedBy: 'customer' | 'us';
}

/** A code with which an upload fails or is refused. */
export type ExplainedCode = UploadFailureCode | RefusalCode;
type Advice = Pick<FailureExplanation, 'advice' | 'retryAdvice'>;

const f = uploadFailures;
const v = uploadViolations;

/**
 * Every code with which an upload fails or is refused. A check fails for a code without a row, or a page without a
 * code.
 */
export const FAILURE_EXPLANATIONS: ReadonlyMap<ExplainedCode, FailureExplanation> = new Map<
  ExplainedCode,
  FailureExplanation
>([
  [
    f.virusFound.code,
    customer(
      'virus-found',
      'Scan the build machine, remove the named file from the project, package again and upload the new ZIP. If you are sure that the file is harmless, send support the reference.',
    ),
  ],
  [
    f.noExecutable.code,
    customer(
      'executable-missing',
      'Package the project for Windows, pack the folder with the .exe next to Engine, and upload that ZIP.',
    ),
  ],
  [
    f.plugin2.code,
    customer(
      'plugin-2-unsupported',
      'Switch off "Pixel Streaming 2" in the editor, enable "Pixel Streaming", package again and upload the new ZIP.',
    ),
  ],
  [
    f.linuxScriptName.code,
    customer(
      'linux-script-name',
      'Rename the .sh next to Engine to exactly the name of the app, or upload it as an app that is named like the script.',
    ),
  ],
  [
    f.pluginMissing.code,
    customer(
      'plugin-missing',
      'In the editor enable the plugin "Pixel Streaming", restart it, package the project again and upload the new ZIP.',
    ),
  ],
  [
    f.notExtractable.code,
    customer(
      'archive-not-extractable',
      'Pack the folder of the packaged build again as a plain ZIP without a password, test it with another unpacker, and upload that file.',
    ),
  ],
  [
    f.crashed.code,
    {
      page: 'app-crashed',
      solvedBy: 'customer',
      ...eitherWay(
        (again) =>
          `Start the packaged build on a computer with the listed hardware and check its log. If it runs there, ${again}, then send support the reference.`,
        { anew: 'upload it again', kept: 'try again' },
      ),
    },
  ],
  [
    f.testFailed.code,
    customer(
      'test-failed',
      'Compare what was found with the checklist on the page. If nothing there applies, send support the reference.',
    ),
  ],
  [
    f.storedBytesDamaged.code,
    ours('stored-bytes-damaged', {
      advice: 'Your file is fine. Upload the same ZIP again.',
      retryAdvice: null,
    }),
  ],
  [
    f.stuck.code,
    ours(
      'stuck',
      eitherWay(
        (again) => `Your build is most likely fine. ${again}; if it gets stuck again, send support the reference.`,
      ),
    ),
  ],
  [
    f.internal.code,
    ours(
      'internal',
      eitherWay(
        (again) => `The fault is ours and has been logged. ${again}; if it happens again, send support the reference.`,
      ),
    ),
  ],
  [
    f.storageFull.code,
    ours(
      'storage-full',
      eitherWay((again) => `Our storage was full, which is not your fault. ${again} in a while.`),
    ),
  ],
  [
    f.unpackedTooLarge.code,
    {
      page: 'unpacked-too-large',
      solvedBy: 'customer',
      ...eitherWay((again) => `Delete versions or applications that you no longer need. ${again}.`, {
        anew: 'Then upload the same ZIP again',
        kept: 'Then try again: nothing has to be sent again',
      }),
    },
  ],
  [
    f.expired.code,
    customer(
      'upload-expired',
      'Start the upload again and keep the page or the command open until everything is sent.',
    ),
  ],
  ...family('choosing-a-file', [
    [v.fileMissing, 'Choose the ZIP of a packaged build.'],
    [v.fileNameMissing, 'Give the file a name that ends in .zip and choose it again.'],
    [v.fileNameUnreadable, 'Give the file a name of visible characters and choose it again.'],
    [v.notZip, 'Pack the folder of the packaged build as a ZIP and choose that file.'],
    [
      v.tooLarge,
      `Package without debug files, or leave out unused content, until the ZIP is at most ${MAX_UPLOAD_SIZE}.`,
    ],
    [v.empty, 'The file is empty. Pack the build again and choose the new ZIP.'],
    [v.skipNotAllowed, 'Leave Skip Zip Checking off.'],
  ]),
  ...family('starting-and-sending', [
    [v.versionInProgress, 'Wait for the running upload of this app, or cancel it, then start again.'],
    [v.tooManyUnfinished, 'Wait until a running upload has ended, or cancel one, then start again.'],
    [v.running, 'Nothing to do: it is running. Follow it, or cancel it to start over.'],
    [v.notFailed, 'Start a new upload; only a failed one can be retried.'],
    [v.retryNeedsFile, 'Fix the build as the failure says, package it again and upload the new ZIP.'],
    [v.noLongerKept, 'Start a new upload with the same ZIP.'],
    [v.retriedTooOften, 'Send support the reference of the upload before you send the same ZIP again.'],
    [
      v.notFound,
      'Look up the upload in the list of this account: the id may be mistyped or belong to another account.',
    ],
    [v.pastCancel, 'Wait for its result. Deleting the application stops it immediately.'],
    [v.ended, 'Start a new upload.'],
    [v.notUploading, 'All parts have arrived or the upload has ended: read its state instead of sending more.'],
    [v.fingerprintMalformed, 'Send the SHA-256 as 64 hexadecimal digits.'],
    [v.speedNegative, 'Send the measured speed in bytes per second, or leave it out.'],
    [v.partNumber, 'Request the missing parts and send only those.'],
    [v.tooManyParts, `Request part links in groups of at most ${MAX_PARTS_SIGNED_AT_ONCE}.`],
    [v.partsMissing, 'Request the missing parts, send them, and finish again.'],
  ]),
]);

/** Whether a code is one of an upload. */
export const isExplained = (code: string): code is ExplainedCode =>
  [...FAILURE_EXPLANATIONS.keys()].some((each) => each === code);

/** The explanation of a code. A refusal without a row is explained like a fault of ours. */
export function explainFailure(code: ExplainedCode): FailureExplanation {
  const explanation = FAILURE_EXPLANATIONS.get(code) ?? FAILURE_EXPLANATIONS.get(f.internal.code);
  if (!explanation) throw new Error('the table of explanations has no general row');
  return explanation;
}

/**
 * What to do about a failure. `canRetry`: whether what was sent can still be retried from the failed stage; a retry is
 * only offered then.
 */
export function adviseFailure(
  { code, advice }: { code: ExplainedCode; advice: string | null },
  canRetry: boolean,
): string {
  const explanation = explainFailure(code);
  return advice ?? (canRetry ? explanation.retryAdvice : null) ?? explanation.advice;
}

/** What was found, as shown next to the advice. */
export const evidenceText = (evidence: string): string => `Found: ${evidence.replace(/\.$/, '')}.`;

/** The path of a code’s help page, relative to the panel’s address. */
export const helpPath = (code: ExplainedCode): string => `/help/${explainFailure(code).page}`;

/** One word that identifies a failed upload: its id, the stage and the code. It contains no name. */
export const failureReference = (
  uploadId: string,
  { stage, code }: { stage: string; code: UploadFailureCode },
): string => `${uploadId}.${stage.toLowerCase()}.${code}`;

/** The upload that a reference names. Also accepts the id alone, or a reference within a sentence. */
export const uploadOfReference = (reference: string): string =>
  /upl_[0-9A-Za-z]+/.exec(reference)?.[0] ?? reference.trim();

function customer(page: string, advice: string): FailureExplanation {
  return { advice, retryAdvice: null, page, solvedBy: 'customer' };
}

function ours(page: string, advice: Advice): FailureExplanation {
  return { ...advice, page, solvedBy: 'us' };
}

/** One advice for both cases: everything must be sent again, or what was sent is kept. */
function eitherWay(
  words: (again: string) => string,
  ways = { anew: 'Upload the same ZIP again', kept: 'Nothing has to be sent again: try again' },
): Advice {
  return { advice: words(ways.anew), retryAdvice: words(ways.kept) };
}

/** Refusals before anything is stored, which share a page. */
function family(
  page: string,
  rows: ReadonlyArray<[{ code: RefusalCode }, string]>,
): Array<[ExplainedCode, FailureExplanation]> {
  return rows.map(([{ code }, advice]) => [code, customer(page, advice)]);
}
