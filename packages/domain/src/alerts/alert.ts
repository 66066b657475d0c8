import { MAIL_PROBLEM_TEXTS, type MailProblem } from '../notifications/index.ts';
import type { Stage } from '../uploads/pipeline.ts';
import type { AlertKind } from './kinds.ts';
import { faultPlace } from './fault-place.ts';

/** Something that operators should look at. Contains ids, figures and places in the code: no names, addresses or links. */
export interface Alert {
  kind: AlertKind;
  /** What it is about. Alerts of one kind about the same thing are one alert with a count. */
  subject: string;
  /** One sentence. */
  text: string;
  /** The account concerned, as a public id. Null: none, or many. */
  accountId: string | null;
  /** The request in which it happened. Null outside of requests. */
  requestId: string | null;
}

export const MAX_ALERT_SUBJECT = 200;
export const MAX_ALERT_TEXT = 500;

/** Identifies an alert over all its occurrences. */
export const fingerprintOf = ({ kind, subject }: Pick<Alert, 'kind' | 'subject'>): string =>
  `${kind} ${subject.slice(0, MAX_ALERT_SUBJECT)}`;

/** An error that nobody expected, in one of our processes. */
export function serviceFault(process: string, error: unknown, requestId: string | null): Alert {
  const place = faultPlace(error);
  const text = `Unexpected error in ${process}: ${place}.`;
  return { kind: 'serviceFault', subject: `${process} ${place}`, text, accountId: null, requestId };
}

/** A call to a service that got no answer in time, or none at all. */
export function upstreamFault(area: string, isTimeout: boolean, requestId: string | null): Alert {
  const text = isTimeout ? `The ${area} service did not answer in time.` : `The ${area} service is not available.`;
  const kind = isTimeout ? 'upstreamTimeout' : 'upstreamDown';
  return { kind, subject: area, text, accountId: null, requestId };
}

/** A background job that failed at its last try. */
export function jobGaveUp(queue: string, error: unknown): Alert {
  const place = faultPlace(error);
  const text = `A job of the queue ${queue} was given up after its last try: ${place}.`;
  return { kind: 'jobGaveUp', subject: `${queue} ${place}`, text, accountId: null, requestId: null };
}

/** E-mails to anybody wait because the mail server does not take them. */
export function mailUndeliverable(problem: MailProblem, replyCode: number | null): Alert {
  const reply = replyCode === null ? '' : ` Its reply: ${replyCode}.`;
  const text = `E-mails wait. ${MAIL_PROBLEM_TEXTS[problem]}${reply}`;
  return { kind: 'mailUndeliverable', subject: `${problem} ${replyCode}`, text, accountId: null, requestId: null };
}

interface Upload {
  uploadId: string;
  accountId: string;
}

export function uploadStuck({ uploadId, accountId }: Upload, stage: Stage, unchangedSeconds: number): Alert {
  const minutes = Math.floor(unchangedSeconds / 60);
  const text = `${uploadId} of ${accountId} has made no progress for ${minutes} minutes, most likely in ${stage}.`;
  return { kind: 'uploadStuck', subject: uploadId, text, accountId, requestId: null };
}

export function uploadTested({ uploadId, accountId }: Upload): Alert {
  const text = `${uploadId} of ${accountId} passed its test.`;
  return { kind: 'uploadTested', subject: uploadId, text, accountId, requestId: null };
}

/** `code` is one of the catalogue of failures. */
export function uploadFailed({ uploadId, accountId }: Upload, stage: Stage, code: string): Alert {
  const text = `${uploadId} of ${accountId} failed in ${stage}: ${code}.`;
  return { kind: 'uploadFailed', subject: uploadId, text, accountId, requestId: null };
}

export function testServerDown(uploadCount: number): Alert {
  const text = `The stream test server is down; waiting uploads: ${uploadCount}.`;
  return { kind: 'testServerDown', subject: 'incident', text, accountId: null, requestId: null };
}

export function testServerUp(minutes: number): Alert {
  const text = `The stream test server is back after ${minutes} minutes.`;
  return { kind: 'testServerUp', subject: 'incident', text, accountId: null, requestId: null };
}
