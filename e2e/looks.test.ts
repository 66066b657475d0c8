import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { STREAMED, startTestServer } from '@launchyard/testing/world/test-server';
import { findSerious } from './kit/accessibility.ts';
import { onEach, PAYMENT_RESULT } from './kit/appearing.ts';
import { launchBrowser, openPanel } from './kit/browser.ts';
import { makeBuilds, type Builds } from './kit/builds.ts';
import { openTogether } from './kit/open-together.ts';
import { startProduct } from './kit/product.ts';
import { signIn } from './kit/sign-in.ts';
import type { Product } from './kit/system.ts';
import { startUpload } from './kit/upload.ts';

let system: Product;
let browser: Browser;
let builds: Builds;
/** The paths of the uploads, by application. */
const paths: Record<string, string> = {};
/** The stream test server’s verdicts on the applications that fail. */
const FAILING: Record<string, string> = { HeadsetStudio: 'noPlugin', AssemblyLine: 'crashed' };
beforeAll(() =>
  openTogether(async (keep) => {
    const tester = await keep(startTestServer());
    tester.answers.test = ({ app }) => {
      const reason = FAILING[String(app)];
      return { body: reason ? JSON.stringify({ result: 'failed', reason, evidence: 'exit code 139' }) : STREAMED };
    };
    [system, browser, builds] = await Promise.all([
      keep(startProduct({ streamTestUrl: tester.url })),
      keep(launchBrowser()),
      keep(makeBuilds()),
    ]);
    const page = await openPanel(browser, system.url);
    await signIn(page, system.people.owner, null);
    for (const name of ['HeadsetStudio', 'AssemblyLine', 'AlpineVilla']) {
      await startUpload(page, builds.tiny, name);
      await page.waitForURL(/\/uploads\/upl_/);
      paths[name] = new URL(page.url()).pathname;
      await page
        .getByText(name in FAILING ? 'Stopped while Testing' : 'Ready To Stream')
        .first()
        .waitFor();
    }
    await page.goto('/');
    await page.getByRole('listitem').filter({ hasText: 'AlpineVilla' }).getByText('Ready To Launch').waitFor();
    await page.context().close();
  }),
);

/** The screens for visitors who are not signed in. */
const DOORS: Record<string, (page: Page) => Promise<unknown>> = {
  'signing up': async (page) => {
    await page.goto('/signup');
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByText('Invalid Email Format Or Email Already Exist').waitFor();
  },
  'a forgotten password': async (page) => {
    await page.goto('/repass');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await page.getByText('Invalid email format').first().waitFor();
  },
  'a page of help': async (page) => {
    await page.goto('/help/archive-not-extractable');
    await page.getByRole('heading', { name: 'What to do' }).waitFor();
  },
  'a new password': async (page) => {
    await page.goto('/fb-mail?oobCode=none');
    await page.getByLabel('New password', { exact: true }).fill('Right');
  },
};

const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: async (page) => {
    await page.goto('/');
    await page.getByRole('listitem').filter({ hasText: 'AlpineVilla' }).waitFor();
  },
  'the wizard with a checked file': async (page) => {
    await page.goto('/uploads/new');
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(builds.tiny);
    await page.getByText('nothing sent yet').waitFor();
  },
  'the page of an upload': async (page) => {
    await page.goto('/');
    await page.goto(`${paths['AlpineVilla']}/timeline`);
    await page.getByText('Upload started').waitFor();
  },
  'a failed upload of which nothing is kept': async (page) => {
    await page.goto(paths['HeadsetStudio'] ?? '');
    await page.getByText('Retry starts a new upload').waitFor();
  },
  'a failed upload that is kept': async (page) => {
    await page.goto(paths['AssemblyLine'] ?? '');
    await page.getByText('Your upload is kept until').waitFor();
  },
  'the question before what is kept is given up': async (page) => {
    await page.getByRole('button', { name: 'Discard upload' }).click();
    await page.getByRole('button', { name: 'Yes' }).waitFor();
  },
  'the timeline of a failed upload': async (page) => {
    await page.goto(`${paths['AssemblyLine']}/timeline`);
    await page.getByText('Upload started').waitFor();
  },
  'the links of an application': async (page) => {
    await page.goto('/apps/AlpineVilla/links');
    await page.getByText('Looks like there are no Links here').waitFor();
  },
  'the versions of an application': async (page) => {
    await page.goto('/apps/AlpineVilla/versions');
    await page.getByText('History of Latest').waitFor();
  },
  'the question before version control is switched': async (page) => {
    await page.getByRole('switch', { name: 'Version control' }).click();
    await page.getByRole('button', { name: 'Opt out' }).waitFor();
  },
  'the bin': async (page) => {
    await page.goto('/bin');
    await page.getByText('The bin is empty').waitFor();
  },
  'the configs of the account': async (page) => {
    await page.goto('/configs');
    await page.getByRole('link', { name: 'default', exact: true }).waitFor();
  },
  'a config that cannot be edited': async (page) => {
    await page.getByRole('link', { name: 'default', exact: true }).click();
    await page.getByText("Default config can't be edited").waitFor();
  },
  'a config with something to correct': async (page) => {
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await page.getByText('No changes').waitFor();
    await page.getByRole('switch', { name: /^Password to start/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Set a password, or').waitFor();
  },
  'the preview of a config': async (page) => {
    await page.getByRole('switch', { name: 'Advanced Options' }).click();
    await page.getByRole('link', { name: 'Customization' }).click();
    const preview = page.getByRole('complementary', { name: 'Preview' });
    for (const [screen, part] of [
      ['Loading', preview.getByText('Starting')],
      ['Queue', preview.getByText('You are number 2')],
      ['Stream', preview.getByRole('button', { name: 'Good' })],
    ] as const) {
      await preview.getByText(screen, { exact: true }).click();
      await part.waitFor();
      await expectAccessible(page);
    }
    await preview.getByText('Start', { exact: true }).click();
    await preview.getByRole('button', { name: 'Play' }).waitFor();
  },
  'a place for a picture': async (page) => {
    await page.getByRole('button', { name: 'Choose, Logo' }).click();
    await page.getByLabel('URL of the picture').fill('https://cdn.example/nothing.png');
    await page.getByText('This picture cannot be loaded').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  },
  'the developer’s part of a config': async (page) => {
    await page.getByRole('link', { name: 'Developer', exact: true }).click();
    await page.getByLabel('Console commands').waitFor();
  },
  'the history of a config': async (page) => {
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText('Duplicated').waitFor();
  },
  'a config to be imported': async (page) => {
    await page.goto('/configs/import');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('it is not a JSON object').waitFor();
  },
  'the plans': async (page) => {
    await page.goto('/plans');
    await page.getByRole('heading', { name: 'Enterprise' }).waitFor();
  },
  'what a plan costs': async (page) => {
    await page.getByRole('button', { name: 'Start with 3 CCU' }).click();
    await page.getByText('Next bill on').waitFor();
  },
  'a payment that failed': async (page) => {
    // It leads home after a few seconds, unless the focus is in it.
    await onEach(page, `${PAYMENT_RESULT} button`, 'focus');
    await page.goto('/payment-failure');
    await page.getByRole('button', { name: 'Home' }).and(page.locator(':focus')).waitFor();
    await page.getByText('Staying here while you read').waitFor();
  },
  'an account without a payment': async (page) => {
    await page.goto('/account/transactions');
    await page.getByText('No transactions yet').waitFor();
  },
  'a search without a result': async (page) => {
    await page.goto('/');
    await page.getByPlaceholder('Search applications').fill('nothing like it');
    await page.getByText('No application matches').waitFor();
  },
  // The last one: the connection stays cut.
  'home without a connection': async (page) => {
    await page.routeWebSocket('**/graphql', (socket) => socket.close({ code: 1013 }));
    await page.goto('/');
    await page.getByText('Connection lost.').waitFor();
  },
};

/** Each variant loads the panel in one colour scheme and also checks every screen in the other. */
describe.each([
  { name: 'wide', options: {}, scheme: 'light', other: 'dark' },
  { name: '390 px', options: { phone: true, dark: true }, scheme: 'dark', other: 'light' },
] as const)('$name', ({ options, scheme, other }) => {
  let page: Page;
  beforeAll(async () => {
    page = await openPanel(browser, system.url, options);
    return () => page.context().close();
  });

  const expectLooks = async () => {
    await expectAccessible(page);
    await turn(page, other);
    await expectContrast(page);
    await turn(page, scheme);
  };

  test.each(Object.keys(DOORS))('%s is accessible and does not scroll sideways', async (door) => {
    await DOORS[door]?.(page);
    await expectLooks();
  });

  test('sign-in is accessible and does not scroll sideways', async () => {
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await expectLooks();
    await signIn(page, system.people.owner);
  });

  test.each(Object.keys(SCREENS))('%s is accessible and does not scroll sideways', async (screen) => {
    await SCREENS[screen]?.(page);
    await expectLooks();
  });
});

test('a menu works by keyboard, a confirmation asks first, and the focus returns', async () => {
  const page = await openPanel(browser, system.url);
  await signIn(page, system.people.owner);
  const more = page.getByRole('button', { name: 'More for AlpineVilla' });
  await more.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('menuitem', { name: 'Delete' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await more.and(page.locator(':focus')).waitFor();
  }
  await page.context().close();
});

async function expectAccessible(page: Page): Promise<void> {
  expect(await findSerious(page)).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
}

/** Switches the colour scheme, as the system does in the evening, and waits until it is painted. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mode=${colorScheme}]`).waitFor();
  await page.evaluate('new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))');
}

/** Contrast is all that a colour scheme can break if the screen is accessible in the other. */
const expectContrast = async (page: Page) => expect(await findSerious(page, { rules: ['color-contrast'] })).toEqual([]);
