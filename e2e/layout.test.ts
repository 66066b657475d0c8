import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '@launchyard/testing/waits';
import { launchBrowser, openPanel } from './kit/browser.ts';
import { openTogether } from './kit/open-together.ts';
import { comparePrints } from './layout/compare.ts';
import { printFile } from './layout/files.ts';
import { takePrint } from './layout/print.ts';
import { setStage, VARIANTS, visitScreens } from './layout/screens.ts';
import { readPrint, writePrint } from './layout/text.ts';

let stage: Awaited<ReturnType<typeof setStage>>;
let browser: Browser;
beforeAll(() =>
  openTogether(async (keep) => {
    [stage, browser] = await Promise.all([setStage(keep), keep(launchBrowser())]);
  }),
);

const expectedPrint = async (screen: string, variant: string) =>
  readPrint(await readFile(printFile(screen, variant), 'utf8'));

test.each(VARIANTS)('$name: the layout and colours of the screens are unchanged', async (variant) => {
  const differences: Record<string, string[]> = {};
  await visitScreens(stage, browser, variant, async (screen, page) => {
    const expected = await expectedPrint(screen, variant.name);
    const compare = async () => comparePrints(expected, await takePrint(page));
    let found = await compare();
    // What is still being read looks different for a moment. One screen that stays so is enough to wait for.
    const deadline = performance.now() + (Object.keys(differences).length > 0 ? 0 : PATIENCE);
    while (found.length > 0 && performance.now() < deadline) found = await compare();
    if (found.length > 0) differences[screen] = found;
  });
  expect(differences, 'is it meant so? `npm run prints`, and look at what changed').toEqual({});
});

/** Mistakes planted into the dark sign-in page, and what is reported about each. */
const FAULTS: Record<string, { style: string; told: string }> = {
  'a button over another element': {
    style: 'button[type=submit] { transform: translateY(-64px) }',
    told: 'field "Password" is covered by something else',
  },
  'a button that moved': {
    style: 'button[type=submit] { margin-left: 24px }',
    told: 'button "Sign in" went from',
  },
  'a heading that is gone': {
    style: 'h1 { display: none }',
    told: 'heading "Sign in" is gone',
  },
  'a ground that stays light in the dark': {
    style: 'input, :has(> input) { background: white !important }',
    told: 'field "E-mail" stands on inkHover@100 instead of card@9',
  },
  'a theme that is not there': {
    style: ':root { --sheet: white !important; --card: white !important; --canvas: white !important }',
    told: 'heading "Sign in" stands on',
  },
  'a page that scrolls sideways': {
    style: 'form { width: 1500px }',
    told: 'the page scrolls sideways',
  },
};

test('each planted mistake is reported', async () => {
  const expected = await expectedPrint('sign-in', 'wide-dark');
  const page = await openPanel(browser, stage.url, { dark: true });
  await stage.screens.find(({ name }) => name === 'sign-in')?.show(page);
  for (const [fault, { style, told }] of Object.entries(FAULTS)) {
    await plant(page, style);
    expect(comparePrints(expected, await takePrint(page)).join('\n'), fault).toContain(told);
  }
  await plant(page, '');
  expect(comparePrints(expected, await takePrint(page)), 'without a mistake nothing is reported').toEqual([]);
  await page.context().close();
});

/** Replaces the planted styles. */
async function plant(page: Page, style: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

test('text that is some pixels wider or lower is not reported, and a print is read as it was written', async () => {
  const expected = await expectedPrint('home', 'wide-light');
  expect(readPrint(writePrint(expected))).toEqual(expected);
  const marks = expected.marks.map((mark) => {
    const [x, y, width, height] = mark.box;
    return { ...mark, box: [x + 6, y - 4, width * 1.015, height] satisfies typeof mark.box };
  });
  expect(comparePrints(expected, { ...expected, marks })).toEqual([]);
});
