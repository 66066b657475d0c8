import { appDelete, appGet, appList, demoAppDelete, demoAppGet } from '@launchyard/contract/apps';
import { thumbnailFinish, thumbnailStart } from '@launchyard/contract/assets';
import { eventsSince } from '@launchyard/contract/events';
import { Refused } from '@launchyard/contract/kit';
import { planGet, storageStatus } from '@launchyard/contract/plans';
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
import { accountFind, accountList, stuckUploadList } from '@launchyard/contract/support';
import { uploadStandstills, type Standstill } from '@launchyard/contract/upload-standstills';
import * as uploads from '@launchyard/contract/uploads';
import { lookingIn } from '@launchyard/domain/access';
import { appViolations } from '@launchyard/domain/apps';
import { pictureViolations } from '@launchyard/domain/assets';
import { checkStorage } from '@launchyard/domain/plans';
import { sessionViolations } from '@launchyard/domain/session';
import { canCancel, explainStuck, isPastCancel, uploadViolations } from '@launchyard/domain/uploads';
// oxlint-disable-next-line import/no-unassigned-import -- it says what answers the calls of configs
import './config-services.ts';
// oxlint-disable-next-line import/no-unassigned-import -- it says what answers the calls of notifications
import './notification-services.ts';
// oxlint-disable-next-line import/no-unassigned-import -- the same for the search
import './search-services.ts';
// oxlint-disable-next-line import/no-unassigned-import -- the same for the library
import './asset-services.ts';
// oxlint-disable-next-line import/no-unassigned-import -- the same for the bin
import './bin-services.ts';
// oxlint-disable-next-line import/no-unassigned-import -- the same for links
import './link-services.ts';
// oxlint-disable-next-line import/no-unassigned-import -- the same for what admins do
import './admin-services.ts';
// oxlint-disable-next-line import/no-unassigned-import -- the same for versions
import './version-services.ts';
import { byId, on, pageOf, refusal, throwing, type Rows } from './answers.ts';
import { aBinItem, anUpload, aPartLink, idOf } from './rows.ts';

export { answer, type Rows } from './answers.ts';

export const PASSWORD = 'a long sentence';
export const CODE = '482715';
/** Whoever missed more events than this is told to read the current state. */
export const MOST_MISSED = 20;

const DEVICE = { token: 'a device', expiresAt: '2026-09-01T09:30:00.000Z' };
on(signIn, ({ email, password }, { accounts }) => {
  const person = accounts.find((each) => each.owner.email === email)?.owner;
  if (!person || password !== PASSWORD) throw refusal(sessionViolations.incorrectCredentials);
  return { token: `session of ${person.username}`, expiresAt: '2026-04-01T09:30:00.000Z', person, device: DEVICE };
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
  return {
    token: `session of ${first.owner.username}`,
    expiresAt: '2026-04-01T09:30:00.000Z',
    person: first.owner,
    device: DEVICE,
  };
});
on(passwordResetStart, ({ email }, { accounts }) => {
  if (!accounts.some((each) => each.owner.email === email)) throw refusal(sessionViolations.emailUnknown);
  return {};
});
on(passwordResetFinish, ({ code, keepsKeys }) => {
  if (code !== 'good') throw refusal(sessionViolations.resetExpired);
  return { endedKeyCount: keepsKeys ? 0 : 2 };
});
on(sessionState, (_, { person, credential, grant, rows }) => ({
  credential,
  person,
  account: { ...rows.account, grant },
  accounts: [{ id: rows.account.id, username: rows.account.username, standing: 'owner' as const }],
}));
on(accountGet, (_, { rows, grant }) => ({ account: { ...rows.account, grant } }));
on(accountFind, ({ by }, { accounts, grant }) => {
  const found = accounts.find(({ account, owner, uploads: own }) =>
    'id' in by
      ? account.id === by.id
      : 'email' in by
        ? owner.email === by.email
        : 'uploadId' in by
          ? own.some((each) => each.id === by.uploadId)
          : account.username === by.username,
  );
  return { account: found ? { ...found.account, grant: lookingIn(grant.staff) } : null };
});
on(accountList, ({ email }, { accounts, grant }) => ({
  accounts: accounts
    .filter(({ owner }) => owner.email === email)
    .map(({ account }) => ({ ...account, grant: lookingIn(grant.staff) })),
}));
on(stuckUploadList, ({ first }, { accounts, grant }) => ({
  uploads: accounts
    .flatMap(({ account, uploads: own }) =>
      own
        .filter(({ state }) => state === 'testing')
        .map((upload) => ({
          account: { ...account, grant: lookingIn(grant.staff) },
          upload,
          ...standstillOf(upload),
        })),
    )
    .slice(0, first),
}));
on(storageStatus, (_, { rows }) => rows.storage);
on(planGet, (_, { rows }) => ({ plan: rows.plan }));

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
  const app = byId(rows.apps, appId) ?? throwing(appViolations.notFound);
  rows.apps = rows.apps.filter((each) => each !== app);
  if (!app.latestVersion) return { appId, binItem: null };
  const binItem = { ...aBinItem(rows.bin.length + 1, 'app', app), sizeBytes: app.versionsBytes };
  rows.bin.unshift(binItem);
  return { appId, binItem };
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
      link: aPartLink(1, sizeBytes),
    },
  };
});
on(thumbnailFinish, ({ thumbnailId }, { rows }) => {
  const [app] = rows.apps;
  if (!app || thumbnailId !== idOf('transfer', 1)) throw refusal(pictureViolations.notFound);
  return { app: { ...app, thumbnailUrl: 'http://127.0.0.1:4002/pictures/key' } };
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
on(uploadStandstills, ({ uploadIds }, { rows }) => ({
  standstills: uploadIds.map((id) => {
    const upload = byId(rows.uploads, id);
    return upload?.state === 'testing' ? standstillOf(upload) : null;
  }),
}));
on(uploads.uploadStart, ({ idempotencyKey: _key, isUpdate: _isUpdate, ...given }, { rows }) => {
  const {
    isLinuxBuild,
    isMissingPluginAccepted,
    skipsZipChecking,
    measuredBytesPerSecond: _speed,
    client: _client,
    ...input
  } = given;
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
on(uploads.uploadTimeline, ({ uploadId, first, after }, { rows }) => {
  const { startedBy: by, sizeBytes: bytes } = byId(rows.uploads, uploadId) ?? throwing(uploadViolations.notFound);
  const unsaid = { retries: null, attempt: null, place: null, detail: null };
  const whole = { at: '2026-03-01T09:31:00.000Z', bytes, ...unsaid };
  const events = [
    {
      number: 2,
      kind: 'sent' as const,
      stage: null,
      by: null,
      seconds: 40,
      items: 3,
      storage: 'default' as const,
      ...whole,
    },
    { number: 1, kind: 'started' as const, stage: null, by, seconds: null, items: null, storage: null, ...whole },
  ].filter(({ number }) => after === undefined || number < Number(after));
  const edges = events.slice(0, first).map((node) => ({ cursor: String(node.number), node }));
  return { edges, hasNextPage: events.length > first, totalCount: 2 };
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
on(uploads.uploadRetry, ({ uploadId }, { rows }) => {
  const upload = byId(rows.uploads, uploadId) ?? throwing(uploadViolations.notFound);
  if (upload.retryUntil === null) throwing(uploadViolations.noLongerKept);
  Object.assign(upload, { state: 'preparing', failure: null, finishedAt: null, retryUntil: null });
  return { upload: { ...upload } };
});
on(uploads.uploadCancel, ({ uploadId }, { rows }) => ({ upload: change(rows, uploadId, 'cancelled') }));

on(eventsSince, ({ after }, { rows, person, grant, events }) => {
  const newest = events.at(-1)?.number ?? 0;
  const missed = events.filter(
    (each) => after !== undefined && each.number > after && 'accountId' in each && each.accountId === rows.account.id,
  );
  const resync = missed.length > MOST_MISSED;
  const who = { credentialId: idOf('session', 1), personId: person.id, accountId: rows.account.id, grant };
  const listener = { ...who, expiresAt: null };
  return { listener, newest, missed: resync ? [] : missed, resync };
});

function change(rows: Rows, id: string, state: uploads.Upload['state']): uploads.Upload {
  const upload = byId(rows.uploads, id) ?? throwing(uploadViolations.notFound);
  if (isPastCancel(upload.state)) throwing(uploadViolations.pastCancel);
  if (canCancel(upload.state)) upload.state = state;
  return { ...upload };
}

function standstillOf({ stages, createdAt }: uploads.Upload): Standstill {
  const kind = 'standsStill' as const;
  return { kind, since: createdAt, ...explainStuck({ kind, stages, hasSent: true }), attempts: 2, faults: 1 };
}
