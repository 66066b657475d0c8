/** Characters that turn the direction of what follows: with them a text shows something other than it says. */
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * What nobody sees: zero-width characters and soft hyphens, fillers and selectors, the blank of Braille. Two names that differ in them look
 * the same, and one of nothing else looks like none. With them what ends a line.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\p{Zl}\p{Zp}]/u;

/** Emoji are put together with some of those: joined ones, coloured ones, digits in a box, flags of parts of a country. */
const PICTURE = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?';
const EMOJI = new RegExp(
  `\\u{1F3F4}[\\u{E0030}-\\u{E007A}]{2,6}\\u{E007F}|${PICTURE}(?:\\u200D${PICTURE})*|[0-9#*]\\uFE0F\\u20E3`,
  'gu',
);

/** Whether a text may be stored: no control characters (line ends only where it has lines), none that turn directions, no half characters. */
export function isPlainText(text: string, hasLines = false): boolean {
  const controlled = hasLines ? text.replaceAll(/[\n\r\t]/g, '') : text;
  return text.isWellFormed() && !/\p{Cc}/u.test(controlled) && !TURNS.test(text);
}

/** Whether a text can be the name of something: it shows all that it is. */
export const isReadable = (name: string): boolean => isPlainText(name) && !UNSEEN.test(name.replaceAll(EMOJI, ''));

/** A name as it is stored and compared: the same letters are the same characters (NFC), without spaces around them. */
export const normalName = (name: string): string => name.normalize('NFC').trim();
