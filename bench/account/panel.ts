import type { Page, Route } from 'playwright-core';
import type { LargeWorld } from '@launchyard/testing/growth/large-world';
import { configName } from '@launchyard/testing/growth/one-account';
import { launchQuietBrowser } from '../kit/quiet-browser.ts';
import { atMost, rowOf, type Row } from '../kit/row.ts';
import { watchKeys, watchSwitch } from './panel-page.ts';
import type { Subject } from './subject.ts';

const SWITCHES = 4;
/** The fastest run counts, because other load disturbed it least. */
const RUNS = 3;
const MOST_MS = 100;
/** Event Timing reports nothing shorter. */
const LEAST_MS = 16;
/** Responses to changes are delayed this long, so that anything shown earlier must be optimistic. */
const ANSWER_MS = 1_000;
const TYPED = 'harbour_00123';
/** Long enough for the debounced search after three keys to start, so that its results render during the next keys. */
const PAUSE_MS = 320;
const KEY_MS = 60;

/** Measures in Chromium, in the large account: changing the config of a link, and typing in both search fields. */
export async function panelRows(world: LargeWorld, large: Subject): Promise<{ rows: Row[]; browser: string }> {
  const browser = await launchQuietBrowser();
  try {
    return await browser.attach(async (page, attached) => {
      await signIn(page, world, large);
      const panel = world.config.addresses.panel;
      const rows = [
        ...(await switchRows(page, panel, large)),
        await typingRow(page, 'the search of the home page', async () => {
          await page.goto(`${panel}/?all=`);
          await page.getByRole('button', { name: 'Show more' }).click();
          await page.getByText('Harbour_', { exact: false }).nth(80).waitFor();
          await page.getByRole('searchbox').click();
        }),
        await typingRow(page, 'the palette', async () => {
          await page.goto(panel);
          await page.getByText('Harbour_', { exact: false }).first().waitFor();
          await page.keyboard.press('Control+k');
          await page.getByRole('combobox').waitFor();
        }),
      ];
      return { rows, browser: attached.version() };
    });
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page, world: LargeWorld, { owner: { session } }: Subject): Promise<void> {
  const { panel, ports } = world.config.addresses;
  const cookie = { name: `launchyard_session_${ports.gateway}`, value: session, domain: 'localhost', path: '/' };
  await page.context().addCookies([{ ...cookie, httpOnly: true }]);
  await page.goto(panel);
  // Confirming each change would add a click that affects nothing else.
  await page.evaluate(() => localStorage.setItem('linkConfigChange', 'hide'));
}

async function switchRows(page: Page, panel: string, { app, size }: Subject): Promise<Row[]> {
  await page.route('**/graphql*', answerLater);
  await page.goto(`${panel}/apps/${app.name}/links`);
  const pickers = page.getByRole('button', { name: /^Config of/ });
  await pickers.nth(0).waitFor();
  const times: Array<{ frames: number; ms: number }> = [];
  for (let number = 0; number < SWITCHES; number++) {
    const row = number % 4;
    const config = configName(size.configs - 2 - number);
    await pickers.nth(row).click();
    await page.getByRole('combobox').fill(config);
    const option = page.locator('[role=option]:visible', { hasText: config });
    await option.waitFor();
    await page.evaluate(watchSwitch, { row, shown: config });
    await option.click();
    times.push(await untilSwitched(page));
    // Wait for the response too.
    await pause(ANSWER_MS + 500);
  }
  await page.unroute('**/graphql*', answerLater);
  const most = (key: 'frames' | 'ms') => Math.max(...times.map((each) => each[key]));
  const what = `another config of a link, of ${size.configs.toLocaleString('en')}`;
  return [
    rowOf({
      what: `${what}: shown in which frame after the click`,
      unit: 'frames',
      measured: most('frames'),
      against: { name: 'the next', value: 1 },
      target: atMost(1),
    }),
    rowOf({
      what: `${what}: until that frame, the slowest of ${SWITCHES}`,
      unit: 'ms',
      measured: most('ms'),
      against: { name: 'limit', value: MOST_MS },
      target: null,
    }),
  ];
}

async function answerLater(route: Route): Promise<void> {
  if (route.request().postData()?.includes('LinkSetConfig')) await pause(ANSWER_MS);
  await route.continue();
}

async function untilSwitched(page: Page): Promise<{ frames: number; ms: number }> {
  const handle = await page.waitForFunction(() => (window.switching?.frames ? window.switching : null));
  const switching = await handle.jsonValue();
  return { frames: switching?.frames ?? NaN, ms: switching?.ms ?? NaN };
}

/** The slowest key press of a run. */
async function typingRow(page: Page, where: string, open: () => Promise<unknown>): Promise<Row> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await open();
    await page.evaluate(watchKeys);
    const keys = [...Array.from(TYPED), ...Array.from(TYPED, () => 'Backspace'), ...Array.from('nowhere')];
    for (const [index, key] of keys.entries()) {
      await page.keyboard.press(key);
      await pause(index % 3 === 2 ? PAUSE_MS : KEY_MS);
    }
    await pause(PAUSE_MS);
    runs.push(Math.max(LEAST_MS, ...((await page.evaluate(() => window.keyTimes)) ?? [])));
  }
  return rowOf({
    what: `typing in ${where}: the slowest key until it is drawn`,
    unit: 'ms',
    measured: Math.min(...runs),
    against: { name: 'limit', value: MOST_MS },
    target: atMost(1),
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
