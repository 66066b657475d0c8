import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { calls } from '@launchyard/contract/calls';
import { settings } from '@launchyard/domain/settings';
import { expect, test } from 'vitest';
import { listFiles, readText, root } from './files.ts';

const documents = listFiles(/\.md$/);
const { scripts } = JSON.parse(readText('package.json'));

/** All settings, the addresses of the areas' services, and what the README's script and the tests read. */
const known = new Set([
  ...Object.keys(settings),
  ...calls.map(({ name }) => `UPSTREAM_${name.split('.')[0]?.toUpperCase()}_URL`),
  'LAUNCHYARD_URL',
  'TEST_DATABASE_URL',
]);

/** Names that a document has in `code`, outside of code blocks. */
const namesIn = (text: string) =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, name]) => name ?? '');

test.each(documents)('%s: every link leads to a file of the repository', (document) => {
  const links = [...readText(document).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link]) => link ?? '');
  const broken = links.filter((link) => !/^(https?|mailto):/.test(link) && !isThere(dirname(document), link));
  expect(broken).toEqual([]);
});

test('the glossary explains each word once', () => {
  const words = [...readText('GLOSSARY.md').matchAll(/^\| \*\*(.+?)\*\*/gm)].map(([, word]) => word ?? '');
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test.each(documents)('%s: every path, script and setting in it exists', (document) => {
  const missing = namesIn(readText(document)).filter((name) => {
    const [, script] = /^npm run ([\w-]+)/.exec(name) ?? [];
    if (script !== undefined) return !(script in scripts);
    if (/^(packages|checks|docs|e2e|bench|scripts)\/[\w./-]+$/.test(name)) return !isThere('.', name);
    if (/^[A-Z]+(_[A-Z]+)*_(URL|PORT|DIR|SECRET|LEVEL|FROM|PROXIES)$/.test(name)) return !known.has(name);
    return false;
  });
  expect(missing).toEqual([]);
});

/** A document's code blocks in one of these languages. */
const blocksIn = (document: string, languages: string) =>
  [...readText(document).matchAll(new RegExp(`^ *\`\`\`(?:${languages})\\n([\\s\\S]*?)^ *\`\`\``, 'gm'))].map(
    ([, text]) => text ?? '',
  );

/** Removes what a formatter decides. */
const squeeze = (text: string) => text.replaceAll(/\s+/g, '').replaceAll(/,(?=[)\]}])/g, '');

test('quoted code matches the source', () => {
  const source = squeeze(
    listFiles(/^packages\/.*\.tsx?$/)
      .map(readText)
      .join('\n'),
  );
  const quoted = documents.flatMap((document) => blocksIn(document, 'ts'));
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((text) => !source.includes(squeeze(text).replace(/,$/, '')))).toEqual([]);
});

test('every script that a document tells people to run exists', () => {
  const commands = documents.flatMap((document) => blocksIn(document, 'sh|yaml|').join('\n'));
  const named = commands.flatMap((text) =>
    [...text.matchAll(/npm (?:--\S+ \S+ )*run (?:--\S+ )*([\w-]+)/g)].map(([, name]) => name ?? ''),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

const isThere = (folder: string, path: string) => existsSync(join(root, normalize(join(folder, path))));
