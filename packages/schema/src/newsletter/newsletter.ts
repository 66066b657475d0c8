import { newsletterGet, type Newsletter } from '@launchyard/contract/newsletter';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';
import { ViewerType } from '../session/viewer.ts';

const NewsletterType = builder.objectRef<Newsletter>('Newsletter').implement({
  description: 'Whether a person gets the newsletter.',
  fields: (t) => ({
    isSubscribed: t.exposeBoolean('isSubscribed', {
      description: 'Whether they agreed to get it, and have not unsubscribed since.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they last subscribed or unsubscribed. Null if they never did.',
    }),
  }),
});

builder.objectField(ViewerType, 'newsletter', (t) =>
  t.field({
    type: NewsletterType,
    nullable: true,
    description: 'Whether the person gets the newsletter. Null for an API key, and when the service does not respond.',
    resolve: async ({ credential }, _arguments, context) =>
      credential === 'key' ? null : (await read(context, newsletterGet, {})).newsletter,
  }),
);

/** Declares the payload of a change of it. */
export const newsletterPayload = (name: string, description: string) =>
  payloadType<{ newsletter: Newsletter }>(name, description, (t) => ({
    newsletter: t.field({
      type: NewsletterType,
      nullable: true,
      description: 'The state afterwards. Null if refused.',
      resolve: ({ reply }) => reply?.newsletter,
    }),
  }));
