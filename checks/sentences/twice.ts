import { findLiterals } from './literals.ts';

/** The sentences of at least this many words that occur in several files (text by path), with those files. */
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

/** Starts with a capital and has several words: fewer are a name or a label. */
const isSentence = (text: string, words: number) =>
  /^[A-Z“"]/.test(text) && text.length < 400 && text.split(' ').length >= words;
