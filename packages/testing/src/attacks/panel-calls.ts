import { readFileSync } from 'node:fs';
import type { FormattedExecutionResult } from 'graphql';

const MANIFEST = new URL('../../../web/src/generated/persisted-documents.json', import.meta.url);

/** A response to the panel. `at` returns the text at a path in its data, or an empty string. */
export interface PanelAnswer extends FormattedExecutionResult {
  /** `name=token` of the cookie that was set, or an empty string. */
  cookie: string;
  at(...path: Array<string | number>): string;
}

/** Runs the panel's own operations by name, like its page does: by hash, with its header and the cookie that is set. */
export function panelOf(url: string) {
  const documents: Record<string, string> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return async (name: string, variables: object, headers: Record<string, string> = {}): Promise<PanelAnswer> => {
    const [hash] =
      Object.entries(documents).find(([, text]) => text.includes(` ${name}(`) || text.includes(` ${name} `)) ?? [];
    if (hash === undefined) throw new Error(`the panel has no operation ${name}`);
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-launchyard': 'panel', ...headers },
      body: JSON.stringify({
        operationName: name,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: hash.replace('sha256:', '') } },
      }),
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of every GraphQL response
    const answer = (await response.json()) as FormattedExecutionResult;
    return {
      ...answer,
      cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      at: (...path) =>
        textOf(path.reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), answer.data)),
    };
  };
}

const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
