import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Component as CasePage } from '../app/pages/SupportCasePage.tsx';
import { Component as SupportPage } from '../app/pages/SupportPage.tsx';
import { refusal, testClient, type TestRoot } from '../test-kit/api.ts';
import type {
  SupportCase,
  SupportCaseOpenInput,
  SupportCaseRecordConsentInput,
  Upload,
} from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { aConnection, aViewer } from '../test-kit/world.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const aCase = (fields: Given<SupportCase> = {}): Given<SupportCase> => ({
  __typename: 'SupportCase',
  id: 'cas_1',
  accountLabel: 'northlight',
  reason: 'Upload hangs, asked by mail <b>today</b>',
  createdAt: inMinutes(-10),
  expiresAt: inMinutes(50),
  isOpen: true,
  viewerCanRenew: true,
  viewerCanActWithConsent: false,
  consents: [],
  sessions: [],
  ...fields,
});

const anUpload = (fields: Given<Upload> = {}): Given<Upload> => ({
  __typename: 'Upload',
  id: 'upl_1',
  appName: 'Harbour',
  versionNumber: 2,
  fileName: 'harbour.zip',
  state: 'TESTING',
  stageLabel: 'Testing',
  progressPercent: 72,
  createdAt: inMinutes(-30),
  stuck: { kind: 'NO_PROGRESS', startedAt: inMinutes(-12), why: 'A problem in app testing.' },
  failure: null,
  account: { __typename: 'Account', id: 'acc_2', label: 'northlight' },
  ...fields,
});

const routes = [
  { path: '/', element: 'home' },
  { path: '/support', Component: SupportPage },
  { path: '/support/cases/:caseId', Component: CasePage },
];

async function open(root: TestRoot = {}, address = '/support', isStaff = true) {
  const client = testClient({
    viewer: aViewer({}, { viewerCanLookUpAccounts: isStaff }),
    supportCases: aConnection([aCase()]),
    stuckUploads: [anUpload()],
    mails: [],
    ...root,
  });
  return renderRoutes(routes, address, client);
}

test.each(['/support', '/support/cases/cas_1'])('%s tells customers that it is for staff', async (address) => {
  const { user, router } = await open({}, address, false);
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for our staff' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Streaming Apps' }));
  expect(router.state.location.pathname).toBe('/');
});

test.each([
  ['nora@northlight.example', { email: 'nora@northlight.example' }],
  ['northlight', { username: 'northlight' }],
  ['Reference: upl_1.test.STUCK', { uploadId: 'Reference: upl_1.test.STUCK' }],
])('%s and a reason open a case', async (typed, by) => {
  const asked: SupportCaseOpenInput[] = [];
  const supportCaseOpen = ({ input }: { input: SupportCaseOpenInput }) => {
    asked.push(input);
    return { supportCase: aCase(), memberOf: [{ accountId: 'acc_9', accountLabel: 'studio' }], userErrors: [] };
  };
  const { user, router } = await open({ supportCaseOpen, node: aCase({ account: null }) });
  await user.type(screen.getByRole('textbox', { name: 'Customer' }), typed);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Asked by mail');
  await user.click(screen.getByRole('button', { name: 'Open case' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/support/cases/cas_1'));
  expect(asked).toMatchObject([{ by, reason: 'Asked by mail' }]);
  expect(await screen.findByText('studio')).toBeTruthy();
});

test('a short reason is refused before it is sent, and an unknown customer at the field', async () => {
  const supportCaseOpen = vi.fn(() => ({
    supportCase: null,
    memberOf: [],
    userErrors: [{ ...refusal('ACCOUNT_NOT_FOUND', 'No account matches. Check the spelling.'), field: ['by'] }],
  }));
  const { user } = await open({ supportCaseOpen });
  await user.type(screen.getByRole('textbox', { name: 'Customer' }), 'nobody');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'hm');
  await user.click(screen.getByRole('button', { name: 'Open case' }));
  expect(await screen.findByText('A reason has at least 5 characters.')).toBeTruthy();
  expect(supportCaseOpen).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' more words');
  await user.click(screen.getByRole('button', { name: 'Open case' }));
  expect(await screen.findByText('No account matches. Check the spelling.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Customer' }).getAttribute('aria-invalid')).toBe('true');
});

test('a stuck upload says why, and fills in the form for a case', async () => {
  const { user } = await open();
  const row = screen.getByRole('row', { name: /Harbour · Version 2/ });
  expect(row.textContent).toContain('A problem in app testing.');
  await user.click(within(row).getByRole('button', { name: 'Open case for northlight' }));
  const form = screen.getByRole('region', { name: 'Open a case' });
  expect(within(form).getByDisplayValue('upl_1')).toBeTruthy();
  expect(within(form).getByDisplayValue('The upload of Harbour is stuck')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Open case');
});

test('an open case counts down, and is renewed and closed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cases = [aCase()];
  const supportCaseRenew = vi.fn(() => ({ supportCase: aCase({ expiresAt: inMinutes(60) }), userErrors: [] }));
  const supportCaseClose = vi.fn(() => {
    cases.pop();
    return { supportCase: aCase({ expiresAt: inMinutes(0), isOpen: false, viewerCanRenew: false }), userErrors: [] };
  });
  const { user } = await open({ supportCases: () => aConnection(cases), supportCaseRenew, supportCaseClose });
  const row = screen.getByRole('row', { name: /northlight.*Upload hangs/ });
  expect(row.textContent).toContain('50:00 left');
  expect(row.textContent).toContain('<b>today</b>');
  await user.click(within(row).getByRole('button', { name: 'Renew the case for northlight' }));
  expect(await screen.findByText(/1:00:00 left/)).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: 'Close the case for northlight' }));
  expect(await screen.findByText('No open cases. Open one to look into an account.')).toBeTruthy();
});

test('the page of a case shows whose it is, and what is wrong in the words that the customer reads', async () => {
  const failed = anUpload({
    id: 'upl_2',
    appName: 'Museum',
    state: 'FAILED',
    stageLabel: 'Failed',
    stuck: null,
    failure: {
      __typename: 'UploadFailure',
      code: 'EXECUTABLE_MISSING',
      message: 'No exe found in the zip',
      evidence: 'Engine/, readme.txt',
      advice: 'Package the project again.',
      isRetryable: true,
      reference: 'upl_2.prepare.EXECUTABLE_MISSING',
    },
  });
  const account = {
    __typename: 'Account' as const,
    id: 'acc_2',
    username: 'northlight',
    owner: { id: 'per_2', email: 'nora@northlight.example' },
    uploads: aConnection([anUpload(), failed]),
  };
  await open({ node: aCase({ account }) }, '/support/cases/cas_1');
  expect(await screen.findByRole('heading', { name: 'northlight' })).toBeTruthy();
  for (const words of ['nora@northlight.example', 'A problem in app testing.', 'No exe found in the zip']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(screen.getByText(/Package the project again/)).toBeTruthy();
});

test('an ended case shows nothing of the account', async () => {
  const ended = { expiresAt: inMinutes(-1), isOpen: false, viewerCanRenew: false };
  const account = {
    __typename: 'Account' as const,
    id: 'acc_2',
    username: 'northlight',
    owner: { id: 'per_2', email: 'nora@northlight.example' },
    uploads: aConnection([anUpload()]),
  };
  await open({ node: aCase({ ...ended, account }) }, '/support/cases/cas_1');
  expect(await screen.findByText('Open a new one to look into northlight.')).toBeTruthy();
  expect(screen.queryByText('nora@northlight.example')).toBeNull();
  expect(screen.queryByText(/Harbour/)).toBeNull();
});

test('an admin records a consent, and only then ends a session and retries an upload', async () => {
  const failure = {
    __typename: 'UploadFailure' as const,
    code: 'INTERNAL' as const,
    message: 'Something went wrong on our side',
    evidence: null,
    advice: 'Retry.',
    isRetryable: true,
    reference: 'upl_1.prepare.INTERNAL',
  };
  const account = {
    __typename: 'Account' as const,
    id: 'acc_2',
    username: 'northlight',
    owner: { id: 'per_2', email: 'nora@northlight.example' },
    uploads: aConnection([anUpload({ state: 'FAILED', stuck: null, failure })]),
  };
  const session = {
    __typename: 'Session' as const,
    id: 'ses_1',
    lastUsedAt: inMinutes(-5),
    browser: 'Firefox 145',
    system: 'macOS',
    country: 'DE',
  };
  let consents: Given<SupportCase>['consents'] = [];
  let sessions = [{ personLabel: 'northlight', session }];
  const asked: object[] = [];
  const supportCase = () => aCase({ account, consents, sessions, viewerCanActWithConsent: true });
  const root: TestRoot = {
    node: supportCase,
    supportCaseRecordConsent: ({ input }: { input: SupportCaseRecordConsentInput }) => {
      asked.push(input);
      consents = (['END_SESSION', 'RETRY_UPLOAD'] as const).map((act) => ({
        act,
        givenBy: input.givenBy,
        channel: input.channel,
        note: null,
        createdAt: inMinutes(0),
      }));
      return { supportCase: supportCase(), userErrors: [] };
    },
    supportCaseEndSession: ({ input }: { input: object }) => {
      asked.push(input);
      sessions = [];
      return { supportCase: supportCase(), userErrors: [] };
    },
    supportCaseRetryUpload: ({ input }: { input: object }) => {
      asked.push(input);
      return { upload: anUpload({ state: 'PREPARING', stuck: null, failure: null }), userErrors: [] };
    },
  };
  const { user } = await open(root, '/support/cases/cas_1');
  expect(await screen.findByText('Firefox 145 on macOS')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /End session of|Retry the upload/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Record consent' }));
  expect(await screen.findByText('Enter who allowed it.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Allowed by' }), 'Nora');
  await user.click(screen.getByRole('button', { name: 'Record consent' }));
  expect(await screen.findByText('Consent recorded')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'End session of northlight on Firefox 145 on macOS' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End session' }));
  expect(await screen.findByText('Nobody is signed in')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry the upload of Harbour' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Upload retried')).toBeTruthy();
  expect(screen.queryByText('Something went wrong on our side')).toBeNull();
  expect(asked).toMatchObject([
    { caseId: 'cas_1', act: 'END_SESSION', channel: 'EMAIL', givenBy: 'Nora', note: null },
    { caseId: 'cas_1', sessionId: 'ses_1' },
    { caseId: 'cas_1', uploadId: 'upl_1' },
  ]);
});
