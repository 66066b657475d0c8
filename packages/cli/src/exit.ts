import type { RefusalCode, Trouble, UploadFailureCode } from '@launchyard/domain/kit';
import type { Explanation } from './explanation.ts';

/** The exit codes. Documented in `--help` and in docs/how-to/upload-from-ci.md. */
export const EXIT = { done: 0, refused: 1, usage: 2, network: 3, fault: 4, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

interface More extends ErrorOptions {
  explanation?: Explanation | null;
  advice?: string | null;
}

/** The command’s own reasons; the others are the API’s codes. */
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

/** An early end of the command, with a sentence for its user. `code` names the reason for programs. */
export class Ended extends Error {
  override name = 'Ended';
  readonly exitCode: ExitCode;
  readonly code: EndCode;
  /** The services’ explanation of a failure. */
  readonly explanation: Explanation | null;
  /** More specific advice for this case, if there is any. */
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
