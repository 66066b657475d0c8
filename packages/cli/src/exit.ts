import type { RefusalCode, Trouble, UploadFailureCode } from '@launchyard/domain/kit';
import type { Explanation } from './explanation.ts';

/** What the command ends with. Documented in `--help` and in docs/how-to/upload-from-ci.md. */
export const EXIT = { done: 0, refused: 1, usage: 2, network: 3, fault: 4, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

interface More extends ErrorOptions {
  explanation?: Explanation | null;
  advice?: string | null;
}

/** Reasons of the command’s own; the API’s codes are the others. */
type CommandCode =
  | 'DONE'
  | 'USAGE'
  | 'INTERRUPTED'
  | 'FAULT'
  | 'REFUSED'
  | 'ANSWER_UNKNOWN'
  | 'FILE_GONE'
  | 'FILE_CHANGED'
  | 'FILE_UNREADABLE'
  | 'LINUX_QUESTION'
  | 'PLUGIN_QUESTION'
  | 'CANCELLED';
export type EndCode = CommandCode | RefusalCode | UploadFailureCode | Trouble['code'];

/** An end of the command before it is done, in a sentence for whoever runs it. `code` names the reason for programs. */
export class Ended extends Error {
  override name = 'Ended';
  readonly exitCode: ExitCode;
  readonly code: EndCode;
  /** What the services say about a failure besides its sentence. */
  readonly explanation: Explanation | null;
  /** What to do, where more is known of this one case than its code says. */
  readonly advice: string | null;
  constructor(
    exitCode: ExitCode,
    code: EndCode,
    message: string,
    { explanation = null, advice = null, ...options }: More = {},
  ) {
    super(message, options);
    this.explanation = explanation;
    this.advice = advice;
    this.exitCode = exitCode;
    this.code = code;
  }
}
