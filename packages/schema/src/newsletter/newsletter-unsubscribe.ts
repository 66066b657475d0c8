import { newsletterUnsubscribe } from '@launchyard/contract/newsletter';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { newsletterPayload } from './newsletter.ts';

const NewsletterUnsubscribeInput = builder.inputType('NewsletterUnsubscribeInput', {
  description: 'Has no required fields.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'Not used; GraphQL requires an input to have a field.' }),
  }),
});

const NewsletterUnsubscribePayload = newsletterPayload(
  'NewsletterUnsubscribePayload',
  'The result of unsubscribing from the newsletter.',
);

builder.mutationField('newsletterUnsubscribe', (t) =>
  t.field({
    nullable: true,
    type: NewsletterUnsubscribePayload,
    description: 'Unsubscribes the signed-in person from the newsletter, at once. Not for API keys.',
    args: {
      input: t.arg({
        type: NewsletterUnsubscribeInput,
        required: true,
        description: 'Not used; GraphQL requires an input to have a field.',
      }),
    },
    resolve: (_root, _input, context) => write(context, newsletterUnsubscribe, {}),
  }),
);
