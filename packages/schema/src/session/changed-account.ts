import { payloadType } from '../kit/user-errors.ts';
import { AccountType, type Account } from './account.ts';

/** Declares the payload of a change of an account. */
export const changedAccountPayload = (name: string, description: string) =>
  payloadType<{ account: Account }>(name, description, (t) => ({
    account: t.field({
      type: AccountType,
      nullable: true,
      description: 'The current account. Null if refused.',
      resolve: ({ reply }) => reply?.account,
    }),
  }));
