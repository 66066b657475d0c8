import { z } from 'zod';
import { call } from './kit/call.ts';
import { id, instant, text } from './kit/shapes.ts';

/** Whether a person gets the newsletter. */
export const newsletter = z.object({
  isSubscribed: z.boolean(),
  /** When that last changed; null if they were never asked. */
  updatedAt: instant.nullable(),
});
export type Newsletter = z.infer<typeof newsletter>;

const mine = { method: 'POST', access: 'signedIn' } as const;

export const newsletterGet = call({
  ...mine,
  name: 'newsletter.get',
  path: '/newsletter',
  changes: false,
  summary: 'Whether the signed-in person gets the newsletter. Forbidden for an API key.',
  input: z.object({}),
  reply: z.object({ newsletter }),
});

export const newsletterSubscribe = call({
  ...mine,
  name: 'newsletter.subscribe',
  path: '/newsletter-subscribe',
  changes: true,
  summary:
    'Records that the signed-in person agreed to a version of the newsletter’s wording, besides everything they agreed to before. Idempotent. Forbidden for an API key.',
  input: z.object({ wordingVersion: z.number().int() }),
  reply: z.object({ newsletter }),
});

export const newsletterUnsubscribe = call({
  ...mine,
  name: 'newsletter.unsubscribe',
  path: '/newsletter-unsubscribe',
  changes: true,
  summary: 'Withdraws the consent of the signed-in person, at once. Idempotent. Forbidden for an API key.',
  input: z.object({}),
  reply: z.object({ newsletter }),
});

export const newsletterUnsubscribeByLink = call({
  name: 'newsletter.unsubscribeByLink',
  method: 'POST',
  path: '/newsletter-unsubscribe-by-link',
  access: 'public',
  changes: true,
  summary:
    'Withdraws the consent of the person that the token of a link in a newsletter is for. Works any number of times, and answers the same whether or not they were subscribed.',
  input: z.object({ token: text(200) }),
  reply: z.object({}),
});

/** Somebody who agreed to get the newsletter, and has not withdrawn that. */
export const newsletterSubscriber = z.object({
  id,
  email: z.string(),
  createdAt: instant,
  wordingVersion: z.number().int(),
  sentence: z.string(),
  unsubscribeUrl: z.string(),
});
export type NewsletterSubscriber = z.infer<typeof newsletterSubscriber>;

/** Far fewer than all, so that one answer stays small. */
export const MOST_SUBSCRIBERS = 100;

export const newsletterSubscriberList = call({
  name: 'newsletter.subscriberList',
  method: 'POST',
  path: '/newsletter-subscriber-list',
  access: 'support',
  changes: false,
  summary:
    'Who gets the newsletter, by age of the person, for admins: those after a person. Writes a row of the audit log each time.',
  input: z.object({
    first: z.number().int().min(0).max(MOST_SUBSCRIBERS).default(MOST_SUBSCRIBERS),
    /** The last person of the page before. */
    after: id.optional(),
  }),
  reply: z.object({ subscribers: z.array(newsletterSubscriber) }),
});
