const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A piece of a page whose texts are escaped. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | number | Html | readonly Html[] | null | false;

/** A piece of a page. What is filled in is escaped, unless it is a piece itself; null and false are left out. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, at) => text + render(parts[at] ?? null)).join(''));

function render(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.source;
  if (typeof part === 'object') return part.map(({ source }) => source).join('');
  return String(part).replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
