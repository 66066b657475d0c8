/** Characters that change the direction of what follows: with them a text shows something other than it says. */
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Invisible characters: zero-width characters and soft hyphens, fillers and selectors, the blank of Braille, and line
 * ends. Names that differ only in them look equal, and a name made of them looks empty.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\p{Zl}\p{Zp}]/u;

/** Emoji use some of those: joined ones, coloured ones, digits in a box, regional flags. */
const PICTURE = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?';
export const EMOJI = new RegExp(
  `\\u{1F3F4}[\\u{E0030}-\\u{E007A}]{2,6}\\u{E007F}|${PICTURE}(?:\\u200D${PICTURE})*|[0-9#*]\\uFE0F\\u20E3`,
  'gu',
);

/**
 * Whether a text may be stored: no control characters (line ends only if it has lines), none that change the text
 * direction, no half characters.
 */
export function isPlainText(text: string, hasLines = false): boolean {
  const controlled = hasLines ? text.replaceAll(/[\n\r\t]/g, '') : text;
  return text.isWellFormed() && !/\p{Cc}/u.test(controlled) && !TURNS.test(text);
}

/** Whether a text can be a name: everything in it is visible. */
export const isReadable = (name: string): boolean => isPlainText(name) && !UNSEEN.test(name.replaceAll(EMOJI, ''));

/** A name as it is stored and compared: equal letters have equal characters (NFC), without surrounding spaces. */
export const normalName = (name: string): string => name.normalize('NFC').trim();

/** The length of a text in bytes of UTF-8. `encodeURIComponent` writes each as `%XX`, and throws for half a character. */
export const utf8Bytes = (text: string): number =>
  encodeURIComponent(text.toWellFormed()).replaceAll(/%../g, 'x').length;
