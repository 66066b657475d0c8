import { decodeBase64Text } from './base64.ts';

/** Where addresses begin, without a trailing slash. */
export interface StreamBases {
  standard: string;
  payPerLaunch: string;
  /** The connector that Linux builds stream from. */
  linux: string;
}

/** The two sides of a meeting. */
export const MEETING_ROLES = ['host', 'guest'] as const;
export type MeetingRole = (typeof MEETING_ROLES)[number];

/** Everything that an address is built from. */
export interface LinkParts {
  bases: StreamBases;
  isPayPerLaunch: boolean;
  isLinux: boolean;
  isAnonymised: boolean;
  username: string;
  appName: string;
  configName: string;
  /** Null serves Latest. A meeting’s address does not contain it. */
  version: number | null;
  sealedId: string;
  /** The side of a meeting, with its id; null for a streaming link. */
  meeting: { role: MeetingRole; id: string } | null;
}

/** A parsed address. A meeting is found by its id alone, whatever names precede it. */
export type LinkAddress =
  | { form: 'named'; username: string; appName: string; configName: string; version: number | null }
  | { form: 'sealed'; sealedId: string; meeting: { role: MeetingRole; id: string } | null }
  | { form: 'meeting'; role: MeetingRole; id: string };

/**
 * Applications §7, 'Streaming URL shapes': `{base}/v5/{user}/{app}/{config}[?appVersion=<n>]`; a host's has `?hostMeetingId=`; a guest's is
 * `{base}/v5/{user}/{config}?GuestMeetingId=`; an anonymised one is `{base}/v6/{sealed id}`.
 */
export function linkUrl(parts: LinkParts): string {
  const { username, appName, configName, meeting } = parts;
  const names = meeting?.role === 'guest' ? [username, configName] : [username, appName, configName];
  const path = parts.isAnonymised ? `/${SEALED}/${parts.sealedId}` : `/${NAMED}/${names.map(encode).join('/')}`;
  return base(parts) + path + queryOf(parts);
}

/** The path of an address that names user, application and config, on whatever host. */
export const namedPath = ({
  username,
  appName,
  configName,
  version,
}: Omit<Extract<LinkAddress, { form: 'named' }>, 'form'>): string =>
  `/${NAMED}/${[username, appName, configName].map(encode).join('/')}${versionQuery(version)}`;

/**
 * The predicted address after a change, until the services return the real one. Sealed addresses, and those that move
 * to another host, are not predicted.
 */
export function linkUrlAfter(url: string, change: { configName: string } | { version: number | null }): string {
  const [, origin = '', form, names = '', query = ''] = /^(https?:\/\/[^/]+)\/([^/]+)\/([^?]*)\??(.*)$/.exec(url) ?? [];
  if (form !== NAMED) return url;
  if ('configName' in change) {
    const changed = [...names.split('/').slice(0, -1), encode(change.configName)].join('/');
    return `${origin}/${form}/${changed}${query && `?${query}`}`;
  }
  // A meeting’s address does not contain its version.
  if (MEETING_ROLES.some((role) => query.startsWith(`${MEETING_PARAMETERS[role]}=`))) return url;
  return `${origin}/${form}/${names}${versionQuery(change.version)}`;
}

/** Parses the path and query of an address; null if it is not one. `query` returns a parameter, or null. */
export function parseLinkUrl(path: string, query: (name: string) => string | null): LinkAddress | null {
  const [empty, form, ...segments] = path.replace(/\/$/, '').split('/');
  const names = segments.map(decode);
  if (empty !== '' || names.includes('')) return null;
  const meeting = parseMeeting(query);
  if (meeting && !isText(meeting.id)) return null;
  if (form === SEALED && names.length === 1) return parseHidden(names[0] ?? '', meeting);
  if (form !== NAMED) return null;
  if (meeting) return names.length === (meeting.role === 'host' ? 3 : 2) ? { form: 'meeting', ...meeting } : null;
  return parseNamed(names, query(VERSION_PARAMETER));
}

/** The address of a signed link: where those of its link begin, and a token. */
export const signedLinkUrl = (parts: Pick<LinkParts, 'bases' | 'isLinux' | 'isPayPerLaunch'>, token: string): string =>
  `${base(parts)}/${SIGNED}/${token}`;

/** What a path has where a signed link has its token; null if it is not the path of one. Anybody may have written it. */
export const signedTokenOf = (path: string): string | null =>
  path.startsWith(`/${SIGNED}/`) ? path.slice(SIGNED.length + 2).replace(/\/$/, '') : null;

/** The iframe that customers paste into their own page. */
export function iframeSnippet(url: string): string {
  const escaped = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${escaped}" width="100%" height="600" allow="autoplay; fullscreen; microphone" style="border:0"></iframe>`;
}

/** Linux builds are served by the connector, whatever the account’s plan. */
function base({ bases, isLinux, isPayPerLaunch }: Pick<LinkParts, 'bases' | 'isLinux' | 'isPayPerLaunch'>): string {
  if (isLinux) return bases.linux;
  return isPayPerLaunch ? bases.payPerLaunch : bases.standard;
}

/** The first path segments of the forms, and the version parameter of one of them. */
const NAMED = 'v5';
const SEALED = 'v6';
const SIGNED = 's';
const VERSION_PARAMETER = 'appVersion';

const encode = (name: string): string => encodeURIComponent(name);

/** The capital letter is the specification’s. */
const MEETING_PARAMETERS: Record<MeetingRole, string> = { host: 'hostMeetingId', guest: 'GuestMeetingId' };

function queryOf({ meeting, version, isAnonymised }: LinkParts): string {
  if (meeting) return `?${MEETING_PARAMETERS[meeting.role]}=${encodeURIComponent(meeting.id)}`;
  // The sealed id replaces everything else.
  return isAnonymised ? '' : versionQuery(version);
}

const versionQuery = (version: number | null): string => (version === null ? '' : `?${VERSION_PARAMETER}=${version}`);

function parseMeeting(query: (name: string) => string | null): { role: MeetingRole; id: string } | null {
  for (const role of MEETING_ROLES) {
    const id = query(MEETING_PARAMETERS[role]);
    if (id !== null) return { role, id };
  }
  return null;
}

function parseNamed(names: readonly string[], appVersion: string | null): LinkAddress | null {
  const [username, appName, configName, ...more] = names;
  if (!username || !appName || !configName || more.length > 0) return null;
  if (![username, appName, configName].every(isText)) return null;
  if (appVersion === null) return { form: 'named', username, appName, configName, version: null };
  if (!/^[1-9][0-9]{0,8}$/.test(appVersion)) return null;
  return { form: 'named', username, appName, configName, version: Number(appVersion) };
}

/** Either a sealed id, or the base64 of {owner, appName, configName} as once issued, which hides nothing. */
function parseHidden(hidden: string, meeting: { role: MeetingRole; id: string } | null): LinkAddress | null {
  if (/^[\w-]{22}$/.test(hidden)) return { form: 'sealed', sealedId: hidden, meeting };
  const names = readNames(decodeBase64Text(hidden));
  return names && parseNamed(names, null);
}

function readNames(text: string | null): string[] | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { owner, appName, configName }: Record<string, unknown> = { ...parsed };
    const names = [owner, appName, configName];
    return names.every((name) => typeof name === 'string') ? names : null;
  } catch {
    // Text that is not JSON is not an address of ours.
    return null;
  }
}

/** What a name or an id can contain: the database accepts no NUL and no half characters. */
const isText = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A malformed escape is not a name of ours.
    return '';
  }
}
