import { newsletterSubscribe } from '@launchyard/contract/newsletter';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { newsletterPayload } from './newsletter.ts';

const NewsletterSubscribeInput = builder.inputType('NewsletterSubscribeInput', {
  description: 'What the person agreed to.',
  fields: (t) => ({
    wordingVersion: t.int({
      required: true,
      description: 'The version of `publicConfig.newsletterWording` that they were shown.',
    }),
  }),
});

const NewsletterSubscribePayload = newsletterPayload(
  'NewsletterSubscribePayload',
  'The result of subscribing to the newsletter.',
);

builder.mutationField('newsletterSubscribe', (t) =>
  t.field({
    nullable: true,
    type: NewsletterSubscribePayload,
    description:
      'Subscribes the signed-in person to the newsletter. What they agree to is kept, besides everything before. Not for API keys.',
    args: {
      input: t.arg({ type: NewsletterSubscribeInput, required: true, description: 'The wording that they agreed to.' }),
    },
    resolve: (_root, { input }, context) => write(context, newsletterSubscribe, input),
  }),
);
