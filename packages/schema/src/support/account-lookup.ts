import { uploadOfReference } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { askableId } from '../kit/ids.ts';
import { onlyOne } from '../kit/one-of.ts';

export const AccountLookup = builder.inputType('AccountLookup', {
  description: 'Identifies an account by exactly one of these fields.',
  isOneOf: true,
  fields: (t) => ({
    id: t.id({ description: 'By its id, `acc_…`.' }),
    email: t.string({ description: 'By the e-mail address of its owner.' }),
    username: t.string({ description: 'By its name.' }),
    uploadId: t.id({
      description:
        'By an upload of it, `upl_…`, or a support reference. May be incomplete or have other text around it.',
    }),
  }),
});

const lookups = {
  id: (id: string) => ({ id: askableId('account', id) }),
  email: (email: string) => ({ email }),
  username: (username: string) => ({ username }),
  uploadId: (reference: string) => ({ uploadId: askableId('upload', uploadOfReference(reference)) }),
};

/** The look-up as the services ask for it. */
export function lookUpOf(by: typeof AccountLookup.$inferInput) {
  const [key, value] = onlyOne(by);
  return lookups[key](value);
}
