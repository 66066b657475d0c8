import type { Actor } from './actors.ts';

/** The outcome: data, null, the code of a top-level error, or the code of a refusal. */
export type Outcome = 'data' | 'null' | `error ${string}` | `refused ${string}`;

/** Objects of account A that the documents query or change. */
export interface Target {
  accountId: string;
  /** A case for the account, of neither colleague who asks. */
  caseId: string;
  email: string;
  appId: string;
  /** The version that the application's Latest serves. */
  appVersionId: string;
  uploadId: string;
  linkId: string;
  meetingId: string;
  configId: string;
  thumbnailId: string;
  assetId: string;
  assetUploadId: string;
  /** A file that is fully uploaded. */
  libraryAssetId: string;
  notificationId: string;
  apiKeyId: string;
  /** A deleted link. */
  binItemId: string;
  streamingSessionId: string;
  /** Different in every call. */
  fresh: string;
}

export interface Row {
  /** The root field, or the field of Account, that the row covers. */
  field: string;
  document: string;
  variables?: (target: Target) => Record<string, unknown>;
  /** The same with real ids, for strangers: their requests must not get through. Default: `variables`. */
  strangerVariables?: (target: Target) => Record<string, unknown>;
  /** The path of the result. Default: the root field. */
  at?: readonly string[];
  expected: Record<Actor, Outcome>;
}

export const everybody = (outcome: Outcome): Record<Actor, Outcome> => ({
  nobody: outcome,
  owner: outcome,
  member: outcome,
  removedMember: outcome,
  otherOwner: outcome,
  key: outcome,
  graphiqlToken: outcome,
  limitedMember: outcome,
  limitedKey: outcome,
  readingKey: outcome,
  streamingKey: outcome,
  // An invalid key is refused everywhere, even where no key is required.
  expiredKey: 'error UNAUTHENTICATED',
  removedMemberKey: 'error UNAUTHENTICATED',
  support: outcome,
  admin: outcome,
  supportWithoutCase: outcome,
  // Their profile: they have a session, and a role in the account.
  unfinished: outcome,
});

/** Callers without access to account A, whatever they request. */
const outside = {
  nobody: 'error UNAUTHENTICATED',
  removedMember: 'error FORBIDDEN',
  otherOwner: 'error FORBIDDEN',
  streamingKey: 'error FORBIDDEN',
  expiredKey: 'error UNAUTHENTICATED',
  removedMemberKey: 'error UNAUTHENTICATED',
  supportWithoutCase: 'error CASE_REQUIRED',
  unfinished: 'error PROFILE_UNFINISHED',
} as const;

/** Readable by everybody with access to A, and by support. */
export const readByA: Record<Actor, Outcome> = { ...everybody('data'), ...outside };
/** The same through `viewer`, which is null for anonymous callers. */
export const throughViewer: Record<Actor, Outcome> = { ...readByA, nobody: 'null' };
/** What the answer about the session itself says of the account. */
export const bySession: Record<Actor, Outcome> = { ...throughViewer, unfinished: 'data' };
/** The same where there is nothing to show. */
export const nothingFor = (expected: Record<Actor, Outcome>): Record<Actor, Outcome> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys
  Object.fromEntries(
    Object.entries(expected).map(([actor, outcome]) => [actor, outcome === 'data' ? 'null' : outcome]),
  ) as Record<Actor, Outcome>;
/** Readable by those who may read the audit log: not by editors and viewers, nor by limited callers. */
export const byAuditReaders: Record<Actor, Outcome> = {
  ...throughViewer,
  member: 'error FORBIDDEN',
  limitedMember: 'error FORBIDDEN',
  limitedKey: 'error FORBIDDEN',
  readingKey: 'error FORBIDDEN',
};
/** Readable by support only. */
export const readBySupport: Record<Actor, Outcome> = {
  ...everybody('error FORBIDDEN'),
  nobody: 'error UNAUTHENTICATED',
  expiredKey: 'error UNAUTHENTICATED',
  removedMemberKey: 'error UNAUTHENTICATED',
  support: 'data',
  admin: 'data',
  supportWithoutCase: 'data',
  unfinished: 'error PROFILE_UNFINISHED',
};
/** Changeable by everybody with access to A. Support has read-only access. */
export const changedByA = (outcome: Outcome): Record<Actor, Outcome> => ({
  ...everybody(outcome),
  ...outside,
  readingKey: 'error FORBIDDEN',
  support: 'error FORBIDDEN',
  admin: 'error FORBIDDEN',
});

/** The same for changes to the whole account: not by limited callers. */
export const changedByWhole = (outcome: Outcome): Record<Actor, Outcome> => ({
  ...changedByA(outcome),
  limitedMember: 'error FORBIDDEN',
  limitedKey: 'error FORBIDDEN',
});

export const pageInfo = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
export const errors =
  'userErrors { code message field ... on Refusal { code message field } ... on StorageShortError { code message field missingBytes missingGigabytes } }';

/** A field of the account, queried through `viewer`. */
export function ofAccount(field: string, selection: string, more: Partial<Row> = {}): Row {
  const variables = more.document ?? '';
  return {
    at: ['viewer', 'account', field],
    expected: throughViewer,
    ...more,
    field: `Account.${field}`,
    document: `query ${variables} { viewer { account { ${selection} } } }`,
  };
}

const forbidden = 'error FORBIDDEN';
/** Fields that keys cannot access. */
export const noKeys = {
  key: forbidden,
  graphiqlToken: forbidden,
  limitedKey: forbidden,
  readingKey: forbidden,
  streamingKey: forbidden,
} as const;
