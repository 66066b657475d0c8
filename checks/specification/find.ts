/** One section, or several of one document: "applications §5", "Applications §4 and §9", "applications §2, §5, §8". */
const REFERENCE = /\b(applications|access|account)\s+§\d+(?:(?:,? and |, |(?:'s|’s)? )§\d+)*/gi;
const SECTION = /§(\d+)/g;

/** The sections that a text refers to: `applications §5`. A section sign without a document is returned as it is. */
export function findReferences(text: string): string[] {
  const named: string[] = [];
  const rest = text.replaceAll(/\s*\n\s*(?:\*|\/\/|\|)?\s*/g, ' ').replaceAll(REFERENCE, (all, document: string) => {
    for (const [, number] of all.matchAll(SECTION)) named.push(`${document.toLowerCase()} §${number}`);
    return '';
  });
  return [...named, ...[...rest.matchAll(SECTION)].map(([sign]) => sign)];
}
