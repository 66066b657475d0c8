import { expect, test } from 'vitest';
import { FAILURE_EXPLANATIONS } from '@launchyard/domain/uploads';
import { parseMarkdown, type Block } from './markdown.ts';
import { helpPages, loadHelp } from './pages.ts';
import { readTitles } from './titles.ts';

test('titles, paragraphs, lists and inline elements', () => {
  const text = '# A title\n\nOne line\nand **its** rest with `code`.\n\n## Next\n\n- a\n  b\n- c\n\n1. x\n2. [y](/z)\n';
  expect(parseMarkdown(text)).toEqual([
    { kind: 'title', parts: [{ kind: 'text', text: 'A title' }] },
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'One line and ' },
        { kind: 'strong', text: 'its' },
        { kind: 'text', text: ' rest with ' },
        { kind: 'code', text: 'code' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'heading', parts: [{ kind: 'text', text: 'Next' }] },
    { kind: 'list', isOrdered: false, items: [[{ kind: 'text', text: 'a b' }], [{ kind: 'text', text: 'c' }]] },
    {
      kind: 'list',
      isOrdered: true,
      items: [[{ kind: 'text', text: 'x' }], [{ kind: 'link', text: 'y', href: '/z' }]],
    },
  ]);
});

test('every explanation links to an existing help page', () => {
  const wanted = new Set([...FAILURE_EXPLANATIONS.values()].map(({ page }) => page));
  expect(helpPages).toEqual([...wanted].toSorted());
});

test.each(helpPages)('%s starts with a title and leaves no Markdown syntax in the text', async (page) => {
  const blocks = parseMarkdown((await loadHelp(page)) ?? '');
  expect(blocks[0]?.kind).toBe('title');
  expect(blocks.length).toBeGreaterThan(3);
  for (const text of blocks.flatMap(plainTexts)) expect(text).not.toMatch(/[`*#\]]|^\s*[-|] /);
});

test('the list of pages shows their titles', async () => {
  expect(await readTitles()).toContainEqual({ page: 'virus-found', title: 'A virus was found' });
});

const plainTexts = (block: Block): string[] =>
  (block.kind === 'list' ? block.items : [block.parts])
    .flat()
    .flatMap((part) => (part.kind === 'text' ? [part.text] : []));
