import type { Actor } from './actors.ts';

/** What came back: data, null, the code of a top-level error, or the code of a refusal. */
export type Outcome = 'data' | 'null' | `error ${string}` | `refused ${string}`;

/** Things of account A that the documents ask for or act on. */
export interface Target {
  accountId: string;
  email: string;
  appId: string;
  /** What Latest of the application serves. */
  appVersionId: string;
  uploadId: string;
  linkId: string;
  meetingId: string;
  configId: string;
  thumbnailId: string;
  assetId: string;
  assetUploadId: string;
  /** A file that has arrived. */
  libraryAssetId: string;
  notificationId: string;
  /** A link that was deleted. */
  binItemId: string;
  /** Unlike in every call. */
  fresh: string;
}

export interface Row {
  /** The root field, or the field of Account, that the row is about. */
  field: string;
  document: string;
  variables?: (target: Target) => Record<string, unknown>;
  /** The same with ids that a stranger may act on without harm, because they must not get through; unset: `variables`. */
  strangerVariables?: (target: Target) => Record<string, unknown>;
  /** Where the answer stands; unset: the root field. */
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
  limitedMember: outcome,
  limitedKey: outcome,
  streamingKey: outcome,
  // A key that is none opens nothing, not even what nobody needs a key for.
  expiredKey: 'error UNAUTHENTICATED',
  removedMemberKey: 'error UNAUTHENTICATED',
  support: outcome,
  admin: outcome,
});

/** Whoever has no business in account A, whatever they ask. */
const outside = {
  nobody: 'error UNAUTHENTICATED',
  removedMember: 'error FORBIDDEN',
  otherOwner: 'error FORBIDDEN',
  streamingKey: 'error FORBIDDEN',
  expiredKey: 'error UNAUTHENTICATED',
  removedMemberKey: 'error UNAUTHENTICATED',
} as const;

/** Read by everybody who belongs to A, and by support. */
export const readByA: Record<Actor, Outcome> = { ...everybody('data'), ...outside };
/** The same through `viewer`, which is null for nobody. */
export const throughViewer: Record<Actor, Outcome> = { ...readByA, nobody: 'null' };
/** Read by support alone. */
export const readBySupport: Record<Actor, Outcome> = {
  ...everybody('error FORBIDDEN'),
  nobody: 'error UNAUTHENTICATED',
  expiredKey: 'error UNAUTHENTICATED',
  removedMemberKey: 'error UNAUTHENTICATED',
  support: 'data',
  admin: 'data',
};
/** Changed by everybody who belongs to A; support only looks. */
export const changedByA = (outcome: Outcome): Record<Actor, Outcome> => ({
  ...everybody(outcome),
  ...outside,
  support: 'error FORBIDDEN',
  admin: 'error FORBIDDEN',
});

/** The same of what is the whole account’s: not by those who are limited to some applications. */
export const changedByWhole = (outcome: Outcome): Record<Actor, Outcome> => ({
  ...changedByA(outcome),
  limitedMember: 'error FORBIDDEN',
  limitedKey: 'error FORBIDDEN',
});

export const pageInfo = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
export const errors =
  'userErrors { code message field ... on Refusal { code message field } ... on StorageShortError { code message field missingBytes missingGigabytes } }';

/** A field of the account, asked through `viewer`. */
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
/** What is for people only. */
export const noKeys = {
  key: forbidden,
  limitedKey: forbidden,
  streamingKey: forbidden,
} as const;
