import { appDelete, appGet, appList, demoAppDelete, demoAppGet, type App } from '@launchyard/contract/apps';
import { thumbnailFinish, thumbnailStart } from '@launchyard/contract/assets';
import { configGet, configList } from '@launchyard/contract/configs';
import { eventsSince, type Event } from '@launchyard/contract/events';
import { Refused, type Call, type CallReply } from '@launchyard/contract/kit';
import * as links from '@launchyard/contract/links';
import { storageStatus } from '@launchyard/contract/plans';
import {
  accountGet,
  passwordResetFinish,
  passwordResetStart,
  sessionState,
  signIn,
  signOut,
  signUpCheck,
  signUpFinish,
  signUpSendAgain,
  signUpStart,
} from '@launchyard/contract/session';
import { accountFind } from '@launchyard/contract/support';
import * as uploads from '@launchyard/contract/uploads';
import { badCursor, type Violation } from '@launchyard/domain/kit';
import { appViolations } from '@launchyard/domain/apps';
import { pictureViolations } from '@launchyard/domain/assets';
import { linkViolations } from '@launchyard/domain/links';
import { checkStorage, type StorageUsage } from '@launchyard/domain/plans';
import { mayLookUpAccounts, sessionViolations, type Standing } from '@launchyard/domain/session';
import { canCancel, uploadViolations } from '@launchyard/domain/uploads';
import { aLink, anUpload, idOf, type Account, type Config, type Person } from './rows.ts';

/** What one account owns. */
export interface Rows {
  account: Account;
  owner: Person;
  apps: App[];
  demo: { name: string; url: string } | null;
  uploads: uploads.Upload[];
  configs: Config[];
  links: links.StreamingLink[];
  storage: StorageUsage;
}

/** Who makes a call, and the rows of the account that it is made in. */
export interface Asking {
  person: Person;
  credential: 'session' | 'key';
  standing: Standing;
  rows: Rows;
  accounts: readonly Rows[];
  events: readonly Event[];
}

export const PASSWORD = 'a long sentence';
export const CODE = '482715';
/** Whoever missed more events than this is told to read the current state. */
export const MOST_MISSED = 20;

const answers = new Map<string, (input: unknown, asking: Asking) => unknown>();

/** Answers a call from rows in memory: what the services do in earnest, for a handful of rows. The input must be well-formed. Throws Refused. */
export function answer(call: Call, input: unknown, asking: Asking): unknown {
  const found = answers.get(call.name);
  if (!found) throw new Error(`nothing answers ${call.name}`);
  return found(input, asking);
}

function on<C extends Call>(call: C, handle: (input: Parsed<C>, asking: Asking) => CallReply<C>): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the very shape that the type is inferred from
  answers.set(call.name, (input, asking) => handle(call.input.parse(input) as Parsed<C>, asking));
}

type Parsed<C extends Call> = ReturnType<C['input']['parse']>;

on(signIn, ({ email, password }, { accounts }) => {
  const person = accounts.find((each) => each.owner.email === email)?.owner;
  if (!person || password !== PASSWORD) throw refusal(sessionViolations.incorrectCredentials);
  return { token: `session of ${person.username}`, expiresAt: '2026-04-01T09:30:00.000Z', person };
});
on(signOut, () => ({ signedOut: true }));
on(signUpCheck, ({ email, username }, { accounts }) => {
  if (accounts.some((each) => each.owner.email === email)) throw refusal(sessionViolations.emailUnusable);
  if (accounts.some((each) => each.owner.username === username)) throw refusal(sessionViolations.usernameUnusable);
  return {};
});
const pending = (email: string) => ({
  id: idOf('signUp', 1),
  email,
  expiresAt: '2026-04-01T09:40:00.000Z',
  canSendAgainAt: '2026-04-01T09:31:00.000Z',
});
on(signUpStart, ({ email }) => ({ signUp: pending(email) }));
on(signUpSendAgain, () => ({ signUp: pending('new@example.com') }));
on(signUpFinish, ({ code }, { accounts }) => {
  const [first] = accounts;
  if (!first || code !== CODE) throw refusal(sessionViolations.wrongCode);
  return { token: `session of ${first.owner.username}`, expiresAt: '2026-04-01T09:30:00.000Z', person: first.owner };
});
on(passwordResetStart, ({ email }, { accounts }) => {
  if (!accounts.some((each) => each.owner.email === email)) throw refusal(sessionViolations.emailUnknown);
  return {};
});
on(passwordResetFinish, ({ code }) => {
  if (code !== 'good') throw refusal(sessionViolations.resetExpired);
  return {};
});
on(sessionState, (_, { person, credential, standing, rows }) => ({
  credential,
  mayLookUpAccounts: mayLookUpAccounts(person.role),
  person,
  account: { ...rows.account, standing },
  accounts: [{ id: rows.account.id, username: rows.account.username, standing: 'owner' as const }],
}));
on(accountGet, (_, { rows, standing }) => ({ account: { ...rows.account, standing } }));
on(accountFind, ({ by }, { accounts }) => {
  const found = accounts.find(({ account, owner }) =>
    'id' in by ? account.id === by.id : 'email' in by ? owner.email === by.email : account.username === by.username,
  );
  return { account: found ? { ...found.account, standing: 'support' as const } : null };
});
on(storageStatus, (_, { rows }) => rows.storage);

on(appList, ({ search = '', ...input }, { rows }) =>
  pageOf(
    rows.apps.filter((each) => each.name.includes(search)),
    input,
  ),
);
on(appGet, ({ by }, { rows }) => ({
  apps: by.map((key) => rows.apps.find((each) => ('id' in key ? each.id === key.id : each.name === key.name)) ?? null),
}));
on(appDelete, ({ appId }, { rows }) => {
  if (!byId(rows.apps, appId)) throw refusal(appViolations.notFound);
  rows.apps = rows.apps.filter((each) => each.id !== appId);
  return { appId };
});
on(demoAppGet, (_, { rows }) => ({ demo: rows.demo }));
on(demoAppDelete, (_, { rows }) => {
  rows.demo = null;
  return {};
});
on(thumbnailStart, ({ appId, sizeBytes }, { rows }) => {
  if (!byId(rows.apps, appId)) throw refusal(appViolations.notFound);
  return {
    thumbnail: {
      id: idOf('transfer', 1),
      link: {
        number: 1,
        offsetBytes: 0,
        sizeBytes,
        method: 'PUT' as const,
        url: 'http://127.0.0.1:4002/parts/trf_1',
        headers: [],
        sha256Header: 'x-part-sha256',
        expiresAt: '2026-03-01T09:45:00.000Z',
      },
    },
  };
});
on(thumbnailFinish, ({ thumbnailId }, { rows }) => {
  const [app] = rows.apps;
  if (!app || thumbnailId !== idOf('transfer', 1)) throw refusal(pictureViolations.notFound);
  return { app: { ...app, thumbnailUrl: 'http://127.0.0.1:4002/pictures/key' } };
});
on(configList, (input, { rows }) => pageOf(rows.configs, input));
on(configGet, ({ configIds }, { rows }) => ({ configs: configIds.map((id) => byId(rows.configs, id)) }));

on(links.streamingLinkList, ({ appId, ...input }, { rows }) =>
  pageOf(
    rows.links.filter((each) => appId === undefined || each.appId === appId),
    input,
  ),
);
on(links.streamingLinkGet, ({ streamingLinkIds }, { rows }) => ({
  links: streamingLinkIds.map((id) => byId(rows.links, id)),
}));
on(links.streamingLinkCreate, ({ appId, configId }, { rows }) => {
  const app = byId(rows.apps, appId) ?? throwing(linkViolations.appNotReady);
  const config =
    (configId === undefined ? rows.configs[0] : byId(rows.configs, configId)) ??
    throwing(linkViolations.configNotFound);
  const link = aLink(rows.links.length + 1, app, config);
  rows.links.push(link);
  return { link };
});
on(links.streamingLinkDelete, ({ streamingLinkId }, { rows }) => {
  const link = byId(rows.links, streamingLinkId) ?? throwing(linkViolations.notFound);
  rows.links = rows.links.filter((each) => each !== link);
  return { streamingLinkId };
});

on(uploads.uploadList, ({ states, ...input }, { rows }) =>
  pageOf(
    rows.uploads.filter((each) => !states || states.includes(each.state)),
    input,
  ),
);
on(uploads.uploadGet, ({ uploadIds }, { rows }) => ({ uploads: uploadIds.map((id) => byId(rows.uploads, id)) }));
on(uploads.uploadParts, ({ uploadIds }, { rows }) => ({
  uploads: uploadIds.map((id) => byId(rows.uploads, id) && { missing: [{ first: 2, last: 3 }] }),
}));
on(uploads.uploadPlaces, ({ uploadIds }, { rows }) => {
  const line = rows.uploads.filter((upload) => upload.state === 'queued').map((upload) => upload.id);
  return { places: uploadIds.map((id) => (line.includes(id) ? line.indexOf(id) + 1 : null)) };
});
on(uploads.uploadStart, ({ idempotencyKey: _key, isUpdate: _isUpdate, ...given }, { rows }) => {
  const { isLinuxBuild, isMissingPluginAccepted, skipsZipChecking, measuredBytesPerSecond: _speed, ...input } = given;
  const short = checkStorage(input.sizeBytes, rows.storage);
  if (short.length > 0) throw new Refused(short);
  const upload = anUpload(rows.uploads.length + 1, idOf('app', 90), input.appName, {
    ...input,
    answers: { isLinuxBuild, isMissingPluginAccepted, skipsZipChecking },
    receivedBytes: 0,
  });
  rows.uploads.push(upload);
  return { upload };
});
on(uploads.uploadPartsSign, ({ uploadId, partNumbers }, { rows }) => {
  const { partBytes } = byId(rows.uploads, uploadId) ?? throwing(uploadViolations.notFound);
  return {
    links: partNumbers.map((number) => ({
      number,
      offsetBytes: (number - 1) * partBytes,
      sizeBytes: partBytes,
      method: 'PUT' as const,
      url: 'http://127.0.0.1:4002/parts',
      headers: [{ name: 'x-part-number', value: String(number) }],
      sha256Header: 'x-part-sha256',
      expiresAt: '2026-03-01T09:45:00.000Z',
    })),
  };
});
on(uploads.uploadContinueOnAlternate, ({ uploadId }, { rows }) => {
  const upload = byId(rows.uploads, uploadId) ?? throwing(uploadViolations.notFound);
  upload.storageProvider = 'alternate';
  return { upload: { ...upload } };
});
on(uploads.uploadHeartbeat, ({ uploadId }, { rows }) => ({
  upload: byId(rows.uploads, uploadId) ?? throwing(uploadViolations.notFound),
}));
on(uploads.uploadFinish, ({ uploadId }, { rows }) => ({ upload: change(rows, uploadId, 'acquiring') }));
on(uploads.uploadUpdate, ({ uploadId, sendsUpdatesOnEmail }, { rows }) => {
  const upload = byId(rows.uploads, uploadId) ?? throwing(uploadViolations.notFound);
  upload.sendsUpdatesOnEmail = sendsUpdatesOnEmail;
  return { upload: { ...upload } };
});
on(uploads.uploadCancel, ({ uploadId }, { rows }) => ({ upload: change(rows, uploadId, 'cancelled') }));

on(eventsSince, ({ after }, { rows, person, standing, events }) => {
  const newest = events.at(-1)?.number ?? 0;
  const missed = events.filter(
    (each) => after !== undefined && each.number > after && 'accountId' in each && each.accountId === rows.account.id,
  );
  const resync = missed.length > MOST_MISSED;
  const who = { credentialId: idOf('session', 1), personId: person.id, accountId: rows.account.id, standing };
  const listener = { ...who, expiresAt: null };
  return { listener, newest, missed: resync ? [] : missed, resync };
});

function change(rows: Rows, id: string, state: uploads.Upload['state']): uploads.Upload {
  const upload = byId(rows.uploads, id) ?? throwing(uploadViolations.notFound);
  if (canCancel(upload.state)) upload.state = state;
  return { ...upload };
}

function byId<Row extends { id: string }>(rows: readonly Row[], id: string): Row | null {
  return rows.find((each) => each.id === id) ?? null;
}

/** A cursor is `row-` and the number of rows up to there. */
function pageOf<Row>(rows: readonly Row[], { first, after }: { first: number; after?: string }) {
  const start = after === undefined ? 0 : Number(/^row-(\d+)$/.exec(after)?.[1] ?? throwing(badCursor));
  const edges = rows.slice(start, start + first).map((node, index) => ({ cursor: `row-${start + index + 1}`, node }));
  return { edges, hasNextPage: start + first < rows.length, totalCount: rows.length };
}

const refusal = (violation: Violation) => new Refused([violation]);

function throwing(violation: Violation): never {
  throw refusal(violation);
}
