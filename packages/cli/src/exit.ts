/** What the command ends with. Documented in `--help` and in docs/how-to/upload-from-ci.md. */
export const EXIT = { done: 0, refused: 1, usage: 2, network: 3, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An end of the command before it is done, in a sentence for whoever runs it. `code` names the reason for programs. */
export class Ended extends Error {
  override name = 'Ended';
  readonly exitCode: ExitCode;
  readonly code: string;
  constructor(exitCode: ExitCode, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
    this.code = code;
  }
}
