import { listFiles, readText } from '../files.ts';

/** An exported noun: its name, and the rest of the line. */
const NOUN = /^export (?:interface|type|class) (\w+)(.*(?:\n {2}.*)?)/gm;
const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n$/;
const SOURCE = /\btypeof (\w+)/;

/** Every noun that `domain` exports, with its doc comment or that of the list that it is derived from; null if there is none. */
export function domainNouns(
  files = listFiles(/^packages\/domain\/src\/(?!.*\.test\.ts$).*\.ts$/),
): Map<string, string | null> {
  const nouns = files.flatMap((file) => nounsOf(readText(file)));
  return new Map(nouns.toSorted(([a], [b]) => a.localeCompare(b)));
}

export function nounsOf(text: string): [string, string | null][] {
  return [...text.matchAll(NOUN)].map(({ index, 1: name = '', 2: rest = '' }) => {
    const list = SOURCE.exec(rest)?.[1];
    return [name, commentBefore(text, index) ?? (list === undefined ? null : commentOf(text, list))];
  });
}

/** The nouns as a Markdown table. Throws if a noun has no comment. */
export function nounsTable(nouns = domainNouns()): string {
  const silent = [...nouns].filter(([, meaning]) => meaning === null).map(([name]) => name);
  if (silent.length > 0) throw new Error(`Nouns without a comment: ${silent.join(', ')}.`);
  const rows = [...nouns].map(([name, meaning]) => `| \`${name}\` | ${meaning?.replaceAll('|', String.raw`\|`)} |`);
  return ['| Noun | Meaning |', '| --- | --- |', ...rows].join('\n');
}

const commentOf = (text: string, list: string): string | null => {
  const index = text.search(new RegExp(String.raw`^(?:export )?const ${list}\b`, 'm'));
  return index < 0 ? null : commentBefore(text, index);
};

function commentBefore(text: string, index: number): string | null {
  const comment = COMMENT.exec(text.slice(0, index))?.[1];
  return comment?.replaceAll(/\s*\n \*\s?/g, ' ').trim() || null;
}
