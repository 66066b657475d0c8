import * as calls from '@launchyard/contract/configs';
import type { Call, CallInput, CallReply } from '@launchyard/contract/kit';
import type { TestPerson } from '@launchyard/testing/world/people';
import type { PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';

type Settings = CallInput<typeof calls.configUpdate>['settings'];

/** What a customer does with configs, as calls for tests; `cast` chooses the world and the default person. */
export function configCalls(cast: () => { world: PlatformWorld; owner: TestPerson }) {
  let made = 0;
  const newKey = () => `configs-test-${(made += 1)}`;
  const newName = () => `config_${(made += 1)}`;

  const ask = <C extends Call>(call: C, input: CallInput<C>, person = cast().owner) =>
    cast().world.rest(call, input, { token: person.session });
  const reply = async <C extends Call>(call: C, input: CallInput<C>, person = cast().owner): Promise<CallReply<C>> =>
    expectReply(await ask(call, input, person));

  const make = async (settings?: Settings, person = cast().owner, name = newName()) =>
    (await reply(calls.configCreate, { name, settings, idempotencyKey: newKey() }, person)).config;
  const update = (config: calls.Config, settings: Settings) =>
    ask(calls.configUpdate, { configId: config.id, revision: config.revision, settings });
  const updated = async (config: calls.Config, settings: Settings) =>
    expectReply(await update(config, settings)).config;
  const get = async (configId: string, person = cast().owner) =>
    (await reply(calls.configGet, { by: [{ id: configId }] }, person)).configs[0] ?? null;
  const documentOf = async (configId: string) =>
    (await reply(calls.configDocumentGet, { configIds: [configId] })).documents[0] ?? null;
  const history = async (configId: string) =>
    (await reply(calls.configChanges, { configId })).edges.map((edge) => edge.node);
  const importing = (document: unknown, more: { name?: string; password?: string } = {}) =>
    ask(calls.configImport, {
      name: newName(),
      document: typeof document === 'string' ? document : JSON.stringify(document),
      idempotencyKey: newKey(),
      ...more,
    });
  return { newKey, newName, ask, reply, make, update, updated, get, documentOf, history, importing };
}

/** The config of a reply as lists and look-ups return it. */
export const brief = ({ document: _document, ...config }: calls.WholeConfig): calls.Config => config;
