/** Inline content. */
export type Inline = { kind: 'text' | 'code' | 'strong'; text: string } | { kind: 'link'; text: string; href: string };

/** Block content. */
export type Block =
  | { kind: 'title' | 'heading' | 'paragraph'; parts: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] };

/**
 * The Markdown subset of the failure pages: titles, paragraphs, flat lists, `code`, **strong** and
 * links, with an empty line between any two blocks. No HTML.
 */
export function parseMarkdown(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(parseBlock);
}

function parseBlock(chunk: string): Block {
  const [, marks, heading] = /^(#{1,3}) (.+)$/.exec(chunk) ?? [];
  if (marks !== undefined && heading !== undefined) {
    return { kind: marks === '#' ? 'title' : 'heading', parts: parseInline(heading) };
  }
  const [, marker] = /^(-|\d+\.) /.exec(chunk) ?? [];
  if (marker === undefined) return { kind: 'paragraph', parts: parseInline(joined(chunk)) };
  const items = chunk.split(/\n(?=(?:-|\d+\.) )/).map((item) => parseInline(joined(item.replace(/^(-|\d+\.) +/, ''))));
  return { kind: 'list', isOrdered: marker !== '-', items };
}

/** The source wraps lines at the width of the file. */
const joined = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;

function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(partOf(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function partOf([, code, strong, words, href]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  return { kind: 'link', text: words ?? '', href: href ?? '' };
}
