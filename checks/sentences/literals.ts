const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const STRINGS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const MARKUP_TEXT = />([^<>{}=;]+)</g;

/** The texts of a source file: its strings, and the text between tags. Comments are excluded. */
export function findLiterals(source: string): string[] {
  const code = source.replaceAll(COMMENTS, '');
  const strings = [...code.matchAll(STRINGS)].map(([, single, double, template]) => single ?? double ?? template ?? '');
  const between = [...code.matchAll(MARKUP_TEXT)].map(([, text]) => text ?? '');
  return [...strings, ...between].map(plain);
}

/** As a reader sees it: without escapes, with one space for each line break, and `${}` for placeholders. */
const plain = (text: string) =>
  text
    .replaceAll(/\$\{[^}]*\}/g, '${}')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
