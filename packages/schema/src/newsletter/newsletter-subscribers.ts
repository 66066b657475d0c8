import { MOST_SUBSCRIBERS, newsletterSubscriberList, type NewsletterSubscriber } from '@launchyard/contract/newsletter';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { badUserInput } from '../kit/errors.ts';

const NewsletterSubscriberType = builder.objectRef<NewsletterSubscriber>('NewsletterSubscriber').implement({
  description: 'A person who agreed to get the newsletter, and has not unsubscribed since.',
  fields: (t) => ({
    personId: t.exposeID('id', { description: 'The id of the person, `per_…`.' }),
    email: t.exposeString('email', { description: 'The address to send it to.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they agreed.' }),
    wordingVersion: t.exposeInt('wordingVersion', { description: 'The version of the sentence that they agreed to.' }),
    sentence: t.exposeString('sentence', { description: 'The sentence that they agreed to, word for word.' }),
    unsubscribeUrl: t.expose('unsubscribeUrl', {
      type: 'URL',
      description:
        'The link that every newsletter to them must contain, and its `List-Unsubscribe` header. It shows a page by GET and unsubscribes by POST, also with one click (RFC 8058).',
    }),
  }),
});

builder.queryField('newsletterSubscribers', (t) =>
  t.field({
    type: [NewsletterSubscriberType],
    nullable: true,
    description:
      'Who gets the newsletter, for whoever sends it, those who signed up first first. Read it anew before each newsletter. For administrators; each read is recorded in the audit log. Null when the service does not respond.',
    args: {
      first: t.arg.int({ description: `At most this many: 0 to ${MOST_SUBSCRIBERS}, which is the default.` }),
      after: t.arg.id({ description: 'The `personId` of the last one that was read. Omit to start at the beginning.' }),
    },
    extensions: costs({ items: MOST_SUBSCRIBERS, call: 5 }),
    resolve: async (_root, { first, after }, context) => {
      if (typeof first === 'number' && (first < 0 || first > MOST_SUBSCRIBERS)) {
        throw badUserInput(`Ask for 0 to ${MOST_SUBSCRIBERS}: \`first\` is ${first}.`);
      }
      const question = { first: first ?? undefined, after: after ?? undefined };
      return (await read(context, newsletterSubscriberList, question)).subscribers;
    },
  }),
);
