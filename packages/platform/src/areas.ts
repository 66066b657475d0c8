import { accessWork } from './access/work.ts';
import { accountWork } from './accounts/work.ts';
import { alertWork } from './alerts/work.ts';
import { appWork } from './apps/work.ts';
import { assetWork } from './assets/work.ts';
import { auditWork } from './audit/work.ts';
import { billingWork } from './billing/work.ts';
import { binWork } from './bin/work.ts';
import { configWork } from './configs/work.ts';
import { deletionWork } from './deletion/work.ts';
import { developerWork } from './developer/work.ts';
import { eventWork } from './events/work.ts';
import type { Area } from './kit/area.ts';
import { kitWork } from './kit/work.ts';
import { newsletterWork } from './newsletter/work.ts';
import { notificationWork } from './notifications/work.ts';
import { linkWork } from './links/work.ts';
import { mailWork } from './providers/mail/work.ts';
import { sessionWork } from './session/work.ts';
import { streamingWork } from './streaming/work.ts';
import { supportWork } from './support/work.ts';
import { teamWork } from './team/work.ts';
import { transferWork } from './transfers/work.ts';
import { uploadWork } from './uploads/work.ts';

type NeedsOf<A> = A extends Area<infer Needs> ? Needs : never;

/** What the worker passes to every area. */
export type WorkNeeds = NeedsOf<typeof uploadWork> &
  NeedsOf<typeof assetWork> &
  NeedsOf<typeof binWork> &
  NeedsOf<typeof deletionWork> &
  NeedsOf<typeof transferWork> &
  NeedsOf<typeof alertWork> &
  NeedsOf<typeof mailWork> &
  NeedsOf<typeof streamingWork> &
  NeedsOf<typeof billingWork>;

/** Every area with background work or append-only tables. */
export const areas: ReadonlyArray<Area<WorkNeeds>> = [
  uploadWork,
  transferWork,
  mailWork,
  alertWork,
  appWork,
  assetWork,
  binWork,
  eventWork,
  newsletterWork,
  notificationWork,
  auditWork,
  sessionWork,
  accessWork,
  accountWork,
  kitWork,
  configWork,
  supportWork,
  deletionWork,
  developerWork,
  teamWork,
  streamingWork,
  linkWork,
  billingWork,
];
