/** Characters that turn the direction of what follows: with them a text shows something other than it says. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text may be stored: no control characters (line ends only where it has lines), none that turn directions, no half characters. */
export function isPlainText(text: string, hasLines = false): boolean {
  const controlled = hasLines ? text.replaceAll(/[\n\r\t]/g, '') : text;
  return text.isWellFormed() && !/\p{Cc}/u.test(controlled) && !DIRECTION.test(text);
}
