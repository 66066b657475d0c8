import type { apiKeyCreate } from '@launchyard/contract/developer';
import type { CallReply } from '@launchyard/contract/kit';
import type { Outcome } from '../kit/calls.ts';
import { owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import type { Account } from '../session/account.ts';
import { ApiKeyType, type ApiKey } from './api-key.ts';

interface MadeKey {
  apiKey: ApiKey;
  secret: string | null;
}

/** The payload of a mutation that makes a key. */
export const madeKeyPayload = (name: string, description: string) =>
  payloadType<MadeKey>(name, description, (t) => ({
    apiKey: t.field({
      type: ApiKeyType,
      nullable: true,
      description: 'The new key. Null if refused.',
      resolve: ({ reply }) => reply?.apiKey,
    }),
    secret: t.string({
      nullable: true,
      description:
        'The key itself, for the `Authorization` header. It is shown only here and only once: null if refused, and when the request is repeated with the same idempotency key.',
      resolve: ({ reply }) => reply?.secret,
    }),
  }));

export const madeKey = (
  account: Account,
  { reply, refusals }: Outcome<CallReply<typeof apiKeyCreate>>,
): Outcome<MadeKey> => ({ reply: reply && { ...reply, apiKey: owned(account, reply.apiKey) }, refusals });
