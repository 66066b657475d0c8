import type { WholeConfig } from '@launchyard/contract/configs';
import { configViolations } from '@launchyard/domain/configs';
import type { Outcome } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { owned, type Scope } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { ConfigType } from './config.ts';
import { loadConfig, type Config } from './load.ts';

/** The payload of a mutation that ends with a config. `otherwise` says what stands there when it was refused. */
export const configPayload = (name: string, description: string, otherwise = 'null if refused.') =>
  payloadType<Config>(name, description, (t) => ({
    config: t.field({
      type: ConfigType,
      nullable: true,
      description: `The config; ${otherwise}`,
      resolve: ({ reply }) => reply,
    }),
  }));

export const ofAccount = (account: Scope, { reply, refusals }: Outcome<{ config: WholeConfig }>): Outcome<Config> => ({
  reply: reply && owned(account, reply.config),
  refusals,
});

/** The same for a change with a revision: on a conflict it has the current config. */
export async function orAsItIsNow(
  context: Context,
  account: Scope,
  configId: string,
  outcome: Outcome<{ config: WholeConfig }>,
): Promise<Outcome<Config>> {
  const isLate = outcome.refusals.some(({ code }) => code === configViolations.changed.code);
  return isLate
    ? { reply: await loadConfig(context, account, configId), refusals: outcome.refusals }
    : ofAccount(account, outcome);
}
