import { z } from 'zod';
import { MAX_ALERT_SUBJECT, MAX_ALERT_TEXT } from '@launchyard/domain/alerts';
import { call } from './kit/call.ts';
import { instant, text } from './kit/shapes.ts';

export const MAX_REPORTS = 100;

export const alertReport = call({
  name: 'alerts.report',
  method: 'POST',
  path: '/alert-report',
  access: 'gateway',
  changes: false,
  summary:
    'What a gateway saw go wrong since its last report: errors of its own, and services that did not answer. Operators are alerted.',
  input: z.object({
    reports: z
      .array(
        z.object({
          kind: z.enum(['serviceFault', 'upstreamTimeout', 'upstreamDown']),
          subject: text(MAX_ALERT_SUBJECT),
          text: text(MAX_ALERT_TEXT),
          requestId: text(64).nullable(),
          count: z.number().int().min(1).max(1_000_000_000),
          firstAt: instant,
          lastAt: instant,
        }),
      )
      .max(MAX_REPORTS),
  }),
  reply: z.object({}),
});
