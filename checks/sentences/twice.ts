import { findLiterals } from './literals.ts';

/** Each sentence of at least so many words that stands in more than one of the files (text by path), with the files that it stands in. */
export function sentencesTwice(files: Record<string, string>, words = 3): string[] {
  const homes = new Map<string, Set<string>>();
  for (const [file, source] of Object.entries(files)) {
    for (const text of findLiterals(source).filter((literal) => isSentence(literal, words))) {
      homes.set(text, (homes.get(text) ?? new Set()).add(file));
    }
  }
  return [...homes]
    .filter(([, places]) => places.size > 1)
    .map(([text, places]) => `“${text}” stands in ${[...places].join(' and ')}`)
    .toSorted();
}

/** A capital first and some words: fewer make a name or a label. */
const isSentence = (text: string, words: number) =>
  /^[A-Z“"]/.test(text) && text.length < 400 && text.split(' ').length >= words;
