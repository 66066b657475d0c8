/** A problem that the operator can solve. The message is one sentence, shown without a stack. */
export class LaunchError extends Error {
  override name = 'LaunchError';
}

/** The system’s error code (`EACCES`, `ENOSPC`), or undefined for anything else. */
export function systemErrorCode(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return undefined;
}
