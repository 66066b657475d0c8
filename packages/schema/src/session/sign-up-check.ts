import { signUpCheck } from '@launchyard/contract/session';
import { checkLookUp } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { refused, write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';

const SignUpCheck = payloadType<object>('SignUpCheck', 'Whether that could be signed up with.', (t) => ({
  isAvailable: t.boolean({
    description: 'Whether nothing stands against it; else `userErrors` say what does.',
    resolve: ({ refusals }) => refusals.length === 0,
  }),
}));

builder.queryField('signUpCheck', (t) =>
  t.field({
    type: SignUpCheck,
    description:
      'Whether an e-mail address, a username or both are well-formed and free. Look-ups are counted for the client.',
    // Each is a guess at who has an account.
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
