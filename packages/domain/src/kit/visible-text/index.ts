import { EMOJI } from '../text.ts';

/** Half characters and all that is obeyed or not seen: control and direction characters, zero-width ones, line ends. */
const HIDDEN = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}]';
const OF_LINES = '(?![\\t\\n])';
/**
 * Runs of them, and of emoji, which are made with some of them: a match for each character would take far longer. They
 * have a length because the stack of a search has one.
 */
const runs = (hidden: string) => new RegExp(`(?:${EMOJI.source}){1,1024}|((?:${hidden}){1,1024})`, 'gu');
const HIDDEN_RUNS = runs(HIDDEN);
const HIDDEN_RUNS_IN_LINES = runs(OF_LINES + HIDDEN);

/** Unicode has a picture for each control character of ASCII. */
const PICTURES = 0x2400;
const DELETE = 0x7f;
const PICTURE_OF_DELETE = '␡';

/**
 * The text of a stranger, as it is kept and shown: what a terminal, a browser or an editor would obey is shown instead,
 * such as `␛` and `<U+202E>`. Tabs and line feeds stay if it has lines.
 */
export function visibleText(text: string, hasLines = false): string {
  const lines = hasLines ? text.replaceAll(/\r\n/g, '\n') : text;
  const shown = new Map<number, string>();
  let [visible, from] = ['', 0];
  for (const { 1: run, index } of lines.matchAll(hasLines ? HIDDEN_RUNS_IN_LINES : HIDDEN_RUNS)) {
    if (run === undefined) continue;
    visible += lines.slice(from, index) + showRun(run, shown);
    from = index + run.length;
  }
  return visible + lines.slice(from);
}

/** Shows a run of hidden characters, with those that have been shown before. */
function showRun(run: string, shown: Map<number, string>): string {
  let visible = '';
  for (const character of run) {
    const code = character.codePointAt(0) ?? 0;
    let text = shown.get(code);
    if (text === undefined) {
      text = show(code);
      shown.set(code, text);
    }
    visible += text;
  }
  return visible;
}

function show(code: number): string {
  if (code < 0x20) return String.fromCodePoint(PICTURES + code);
  if (code === DELETE) return PICTURE_OF_DELETE;
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** A name of a stranger in quotes. */
export const quoteName = (name: string): string => JSON.stringify(visibleText(name));
