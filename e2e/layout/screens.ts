import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { makeLoneDatabase } from '@launchyard/testing/database/lone-database';
import { Customer } from '@launchyard/testing/faults/customer';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startTestServer, STREAMED } from '@launchyard/testing/world/test-server';
import { startWorld } from '@launchyard/testing/world/world';
import { openPanel } from '../kit/browser.ts';
import { makeBuilds } from '../kit/builds.ts';
import type { Keep } from '../kit/open-together.ts';
import { signIn } from '../kit/sign-in.ts';

/** A product with applications in each state, and a person without any. */
export interface Stage {
  url: string;
  screens: readonly Screen[];
}

export interface Screen {
  name: string;
  who: 'nobody' | 'newcomer' | 'owner';
  show(page: Page): Promise<unknown>;
}

const FAILING: Record<string, string> = { HeadsetStudio: 'noPlugin', AssemblyLine: 'crashed' };

export async function setStage(keep: Keep): Promise<Stage & { people: Record<'newcomer' | 'owner', TestPerson> }> {
  const tester = await keep(startTestServer());
  tester.answers.test = ({ app }) => {
    const reason = FAILING[String(app)];
    return { body: reason ? JSON.stringify({ result: 'failed', reason, evidence: 'exit code 139' }) : STREAMED };
  };
  const [world, builds] = await Promise.all([
    keep(
      startWorld({
        withPanel: true,
        isPersistedOnly: true,
        withWorker: true,
        database: await makeLoneDatabase(),
        config: { streamTest: { url: tester.url, token: undefined } },
      }),
    ),
    keep(makeBuilds()),
  ]);
  // Fixed names, because names of varying length would wrap differently.
  const people = {
    newcomer: await world.person({ username: 'newcomer' }),
    owner: await world.person({ username: 'northlight' }),
  };
  const customer = new Customer(world.config.addresses.upstream, people.owner.apiKey);
  const build = await readFile(builds.tiny);
  const upload = async (name: string) => {
    const id = await customer.upload(name, build);
    while (!['tested', 'failed'].includes((await customer.get(id)).state))
      await new Promise((go) => setTimeout(go, 50));
    return id;
  };
  // Sequentially: the order of the list.
  const ready = await upload('RidgeTerrain');
  const failed = await upload('HeadsetStudio');
  const kept = await upload('AssemblyLine');
  const waiting = await customer.start('AlpineVilla', build);
  return {
    url: world.config.addresses.panel,
    people,
    screens: [
      // It follows with the addresses of the installation, after the form.
      { name: 'sign-in', who: 'nobody', show: (page) => at(page, '/signin', 'Contact Support') },
      { name: 'home-empty', who: 'newcomer', show: (page) => at(page, '/', 'Get started') },
      { name: 'home', who: 'owner', show: (page) => at(page, '/', 'RidgeTerrain') },
      {
        name: 'notifications',
        who: 'owner',
        async show(page) {
          await at(page, '/', 'RidgeTerrain');
          await page.getByRole('button', { name: /^Notifications/ }).click();
          await page.getByText('View All').waitFor();
        },
      },
      {
        name: 'wizard',
        who: 'owner',
        async show(page) {
          await page.goto('/uploads/new');
          await page.getByRole('dialog').locator('input[type=file]').setInputFiles(builds.tiny);
          await page.getByText('nothing sent yet').waitFor();
        },
      },
      {
        name: 'wizard-details',
        who: 'owner',
        async show(page) {
          await page.getByRole('button', { name: 'Continue' }).click();
          await page.getByLabel('App name').fill('NightDistrict');
        },
      },
      { name: 'upload-waiting', who: 'owner', show: uploadAt(waiting.id) },
      { name: 'upload-failed', who: 'owner', show: uploadAt(failed) },
      { name: 'upload-kept', who: 'owner', show: uploadAt(kept) },
      { name: 'upload-ready', who: 'owner', show: uploadAt(ready) },
      { name: 'versions', who: 'owner', show: (page) => at(page, '/apps/RidgeTerrain/versions', 'History of Latest') },
      { name: 'bin-empty', who: 'owner', show: (page) => at(page, '/bin', 'The bin is empty') },
      { name: 'timeline', who: 'owner', show: (page) => at(page, `/uploads/${kept}/timeline`, 'Upload started') },
    ],
  };
}

const uploadAt = (id: string) => async (page: Page) => {
  await page.goto(`/uploads/${id}`);
  await page.getByRole('dialog').getByText('Send Updates On Email').waitFor();
};

async function at(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address);
  await page.getByText(text).first().waitFor();
}

export const VARIANTS = [
  { name: 'wide-light', options: {}, isWhole: true },
  { name: 'phone-light', options: { phone: true }, isWhole: true },
  { name: 'wide-dark', options: { dark: true }, isWhole: false },
] as const;

/** In dark mode only colours can go wrong: some screens represent all. */
const IN_THE_DARK: ReadonlySet<string> = new Set(['sign-in', 'home', 'upload-kept']);

/** Visits the screens of one variant in order, and calls back on each. */
export async function visitScreens(
  stage: Awaited<ReturnType<typeof setStage>>,
  browser: Browser,
  { options, isWhole }: (typeof VARIANTS)[number],
  onScreen: (screen: string, page: Page) => Promise<void>,
): Promise<void> {
  for (const who of ['nobody', 'newcomer', 'owner'] as const) {
    const screens = stage.screens.filter((each) => each.who === who && (isWhole || IN_THE_DARK.has(each.name)));
    if (screens.length === 0) continue;
    const page = await openPanel(browser, stage.url, options);
    if (who !== 'nobody') await signIn(page, stage.people[who], null);
    for (const screen of screens) {
      await screen.show(page);
      await onScreen(screen.name, page);
    }
    await page.context().close();
  }
}
