import * as alerts from './alerts.ts';
import * as apps from './apps.ts';
import * as assets from './assets.ts';
import * as audit from './audit.ts';
import * as billing from './billing.ts';
import * as bin from './bin.ts';
import * as clientTokens from './client-tokens.ts';
import * as configs from './configs.ts';
import * as deletion from './deletion.ts';
import * as developer from './developer.ts';
import * as embedding from './embedding.ts';
import * as events from './events.ts';
import type { Call } from './kit/call.ts';
import * as links from './links.ts';
import * as newsletter from './newsletter.ts';
import * as notifications from './notifications.ts';
import * as plans from './plans.ts';
import * as profile from './profile.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as signedLinks from './signed-links.ts';
import * as streaming from './streaming.ts';
import * as support from './support.ts';
import * as team from './team.ts';
import * as uploadStuck from './upload-stuck.ts';
import * as uploadTimeline from './upload-timeline.ts';
import * as uploads from './uploads.ts';

/**
 * Every call of every area, for code that needs all of them: the printer of openapi.json, the checks and the failure
 * tests.
 */
export const calls: readonly Call[] = [
  alerts,
  apps,
  assets,
  audit,
  billing,
  bin,
  clientTokens,
  configs,
  deletion,
  developer,
  embedding,
  events,
  links,
  newsletter,
  notifications,
  plans,
  profile,
  search,
  session,
  signedLinks,
  streaming,
  support,
  team,
  uploads,
  uploadStuck,
  uploadTimeline,
].flatMap((area) => Object.values(area).filter(isCall));

function isCall(exported: unknown): exported is Call {
  return typeof exported === 'object' && exported !== null && 'access' in exported && 'reply' in exported;
}
