import { closedFor } from '@launchyard/gateway/test-kit/test-socket';
import type { GraphqlAsker, World } from '../world/world.ts';
import type { Outcome, Row, Target } from './row.ts';

/** Runs a row's document and returns its outcome. */
export async function ask(world: World, row: Row, as: GraphqlAsker, of: Target): Promise<Outcome> {
  const variables = row.variables?.(of) ?? {};
  const answer = row.field.startsWith('Subscription.')
    ? await firstAnswer(world, row.document, variables, as)
    : await world.graphql(row.document, variables, as);
  const [error] = answer.errors ?? [];
  if (error) return `error ${String(error.extensions['code'])}`;
  const found = dig(answer.data, row.at ?? [row.field.split('.')[1] ?? '']);
  if (found === null || found === undefined) return 'null';
  const [refusal] = userErrors(found);
  return refusal ? `refused ${refusal}` : 'data';
}

/** The full response as text, without the parts that differ at random. */
export async function answerText(world: World, row: Row, as: GraphqlAsker, of: Target): Promise<string> {
  const variables = (row.strangerVariables ?? row.variables)?.(of) ?? {};
  const { data, errors } = row.field.startsWith('Subscription.')
    ? await firstAnswer(world, row.document, variables, as)
    : await world.graphql(row.document, variables, as);
  return JSON.stringify({ data, errors: errors?.map((error) => [error.message, error.extensions['code']]) });
}

async function firstAnswer(world: World, query: string, variables: Record<string, unknown>, as: GraphqlAsker) {
  const client = world.socket(as);
  try {
    for await (const answer of client.iterate<Record<string, never>>({ query, variables })) {
      return {
        data: answer.data,
        errors: answer.errors?.map((error) => ({ ...error, extensions: error.extensions ?? {} })),
      };
    }
    return { data: null, errors: [] };
  } catch (failure) {
    // A refused operation yields a list of errors, a refused socket a close event.
    const errors = Array.isArray(failure) ? failure : [{ message: 'closed', extensions: { code: closeCode(failure) } }];
    return { data: null, errors };
  } finally {
    await client.dispose();
  }
}

function closeCode(failure: unknown): string {
  const code = isRecord(failure) ? failure['code'] : undefined;
  return typeof code === 'number' ? closedFor(code) : String(failure);
}

function dig(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : found), value);
}

function userErrors(value: unknown): string[] {
  const list = isRecord(value) ? value['userErrors'] : undefined;
  return Array.isArray(list) ? list.map((each) => String(isRecord(each) ? each['code'] : each)) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
