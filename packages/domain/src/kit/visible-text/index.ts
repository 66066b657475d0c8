import { EMOJI } from '../text.ts';

/** Half characters and all that is obeyed or not seen: control and direction characters, zero-width ones, line ends. */
const HIDDEN = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}]';
/** Emoji are made with some of them. */
const EMOJI_OR_HIDDEN = new RegExp(`(${EMOJI.source})|${HIDDEN}`, 'gu');

/** Unicode has a picture for each control character of ASCII. */
const PICTURES = 0x2400;
const DELETE = 0x7f;
const PICTURE_OF_DELETE = '␡';

/**
 * The text of a stranger, as it is kept and shown: what a terminal, a browser or an editor would obey is shown instead,
 * such as `␛` and `<U+202E>`. Tabs and line feeds stay if it has lines.
 */
export function visibleText(text: string, hasLines = false): string {
  const lines = hasLines ? text.replaceAll('\r\n', '\n') : text;
  return lines.replaceAll(EMOJI_OR_HIDDEN, (found, emoji: string | undefined) => {
    const isKept = emoji !== undefined || (hasLines && (found === '\n' || found === '\t'));
    return isKept ? found : show(found.codePointAt(0) ?? 0);
  });
}

function show(code: number): string {
  if (code < 0x20) return String.fromCodePoint(PICTURES + code);
  if (code === DELETE) return PICTURE_OF_DELETE;
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** A name of a stranger in quotes. */
export const quoteName = (name: string): string => JSON.stringify(visibleText(name));
