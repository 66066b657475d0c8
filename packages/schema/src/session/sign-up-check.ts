import { signUpCheck } from '@launchyard/contract/session';
import { checkLookUp } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { refused, write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';

const SignUpCheck = payloadType<object>('SignUpCheck', 'Whether a sign-up with these values is possible.', (t) => ({
  isAvailable: t.boolean({
    description: 'Whether the values are valid and available. Otherwise `userErrors` says why not.',
    resolve: ({ refusals }) => refusals.length === 0,
  }),
}));

builder.queryField('signUpCheck', (t) =>
  t.field({
    type: SignUpCheck,
    description: 'Checks whether an e-mail address or a username (or both) is valid and available. Rate limited.',
    // Each check is a guess at who has an account.
    extensions: { oncePerOperation: true },
    args: {
      email: t.arg.string({ description: 'The e-mail address to look up.' }),
      username: t.arg.string({ description: 'The username to look up.' }),
    },
    resolve: async (_root, { email, username }, context) => {
      const wanted = { email: email ?? undefined, username: username ?? undefined };
      const refusals = checkLookUp(wanted);
      return refusals.length > 0 ? refused(refusals) : write(context, signUpCheck, wanted);
    },
  }),
);
