/** The system’s name of a failed connection, in brackets; nothing if there is none. */
export function errorCode(error: unknown): string {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return ` (${each.code})`;
  }
  return '';
}
