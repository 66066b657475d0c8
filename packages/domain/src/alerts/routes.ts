import { ALERT_CHANNELS, type AlertChannel } from './channels.ts';
import { ALERT_KINDS, type AlertKind } from './kinds.ts';

/** The channels of each kind of alert; an empty list mutes it. */
export type AlertRoutes = Readonly<Record<AlertKind, readonly AlertChannel[]>>;

/** Good news, which is sent only where somebody asked for it: it would use up the hour’s limit that problems need. */
const ONLY_IF_NAMED: AlertKind = 'uploadTested';

/**
 * Reads which kinds are sent where: `uploadTested=slack, browserFault=none, *=telegram`. `*` is for every kind that is
 * not named, except `uploadTested`, and every channel if it is missing. Null if that is no such list.
 */
export function parseAlertRoutes(text: string): AlertRoutes | null {
  const routes = new Map<string, AlertChannel[]>();
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const [kind = '', names = '', ...rest] = part.split('=').map((each) => each.trim());
    const channels = parseChannels(names);
    const isKind = kind === '*' || ALERT_KINDS.some((each) => each === kind);
    if (!isKind || channels === null || rest.length > 0 || routes.has(kind)) return null;
    routes.set(kind, channels);
  }
  const others = routes.get('*') ?? ALERT_CHANNELS;
  const entries = ALERT_KINDS.map(
    (kind) => [kind, routes.get(kind) ?? (kind === ONLY_IF_NAMED ? [] : others)] as const,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each kind
  return Object.fromEntries(entries) as unknown as AlertRoutes;
}

function parseChannels(names: string): AlertChannel[] | null {
  if (names === 'none') return [];
  const given = names.split('+').map((each) => each.trim());
  const known = ALERT_CHANNELS.filter((each) => given.includes(each));
  return known.length === given.length ? known : null;
}
