import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import { linkUrl } from '@launchyard/domain/links';
import type { Addresses } from '@launchyard/domain/settings';
import { SAMPLE_APP } from './sample-build.ts';

/** Whose application every account gets as its demo. */
export interface Showcase {
  username: string;
  apiKey: string;
}

/** Where the demo application will be, once it has a link. */
export const demoAddress = (addresses: Addresses, { username }: Pick<Showcase, 'username'>): string =>
  linkUrl({
    bases: {
      standard: addresses.stream,
      linux: addresses.linuxStream,
      payPerLaunch: addresses.payPerLaunchStream,
    },
    isPayPerLaunch: false,
    isLinux: true,
    isAnonymised: false,
    username,
    appName: SAMPLE_APP,
    configName: DEFAULT_CONFIG_NAME,
    version: null,
    sealedId: '',
    meeting: null,
  });

const CLI = fileURLToPath(import.meta.resolve('@launchyard/cli/main'));

const found = z.object({
  data: z.object({
    viewer: z.object({
      account: z.object({
        apps: z.object({
          nodes: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              latestVersion: z.object({}).nullable(),
              streamingLinkCount: z.number(),
            }),
          ),
        }),
      }),
    }),
  }),
});

const made = z.object({
  data: z.object({ streamingLinkCreate: z.object({ userErrors: z.array(z.object({ message: z.string() })) }) }),
});

/**
 * Uploads the sample build as any customer would, and makes a link to it when it has passed its test. What is there
 * already stays. Resolves with null, or why there is none: that stops nothing, and the next start tries again.
 */
export async function placeDemoApp(
  panel: string,
  { apiKey }: Showcase,
  sampleFile: string,
  signal: AbortSignal,
): Promise<string | null> {
  const ask = async (query: string, variables: object): Promise<unknown> => {
    const response = await fetch(`${panel}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ query, variables }),
      signal,
    });
    return response.json();
  };
  const findApp = async () => {
    const answer = await ask(
      'query ($name: String!) { viewer { account { apps(first: 100, search: $name) { nodes { id name latestVersion { id } streamingLinkCount } } } } }',
      { name: SAMPLE_APP },
    );
    return found.parse(answer).data.viewer.account.apps.nodes.find(({ name }) => name === SAMPLE_APP);
  };
  let app = await findApp();
  if (!app?.latestVersion) {
    const environment = { ...process.env, LAUNCHYARD_URL: panel, LAUNCHYARD_API_KEY: apiKey };
    const problem = await upload(sampleFile, environment, signal);
    if (problem !== null) return problem;
    app = await findApp();
  }
  if (!app?.latestVersion) return 'Its upload has not passed its test.';
  if (app.streamingLinkCount > 0) return null;
  const answer = await ask(
    'mutation ($input: StreamingLinkCreateInput!) { streamingLinkCreate(input: $input) { userErrors { message } } }',
    { input: { appId: app.id, idempotencyKey: randomUUID() } },
  );
  return made.parse(answer).data.streamingLinkCreate.userErrors[0]?.message ?? null;
}

/** Resolves with null, or the last line of the command. */
async function upload(
  file: string,
  env: Record<string, string | undefined>,
  signal: AbortSignal,
): Promise<string | null> {
  const child = spawn(process.execPath, [CLI, 'upload', file, '--app', SAMPLE_APP, '--linux', '--wait'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(child, 'close');
  return code === 0 ? null : (said.trim().split('\n').at(-1) ?? '');
}
