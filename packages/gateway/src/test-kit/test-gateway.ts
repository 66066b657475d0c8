import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FormattedExecutionResult } from 'graphql';
import { createLog } from '@launchyard/process/log';
import { PATIENCE, PROCESS_PATIENCE } from '@launchyard/testing/waits';
import { createGateway, type Gateway, type GatewaySettings } from '../gateway.ts';
import { startFakeServices, type FakeServices } from './fake-services.ts';
import { makeTestSchema } from './test-schema.ts';

export const TOKENS = {
  panel: 'lys_sessionOfACustomerInThePanel',
  staff: 'lys_sessionOfSupportStaff',
  key: 'lyk_keyOfAProgram',
  unknown: 'lyk_keyThatNobodyHas',
};
export const GATEWAY_SECRET = 'the-secret-of-the-gateway-in-this-test';

/** A running gateway, with everything around it. */
export interface TestGateway {
  url: string;
  port: number;
  services: FakeServices;
  gateway: Gateway;
  /** Everything logged so far. */
  logged(): string;
  /** Posts an operation. */
  post(body: unknown, headers?: Record<string, string>): Promise<Posted>;
  close(): Promise<void>;
}

export interface Posted extends FormattedExecutionResult {
  status: number;
  headers: Headers;
}

/** Starts a gateway on a free port with fake services and the small schema. The services know the tokens of TOKENS. */
export async function startTestGateway(overrides: Partial<GatewaySettings> = {}): Promise<TestGateway> {
  const services = await startFakeServices();
  services.people.set(TOKENS.panel, { id: 'per_ann', credential: 'session', role: 'customer', accountId: 'acc_ann' });
  services.people.set(TOKENS.staff, { id: 'per_sue', credential: 'session', role: 'support', accountId: 'acc_sue' });
  services.people.set(TOKENS.key, { id: 'per_ann', credential: 'key', role: 'customer', accountId: 'acc_ann' });
  let logged = '';
  const gateway = await createGateway({
    mode: 'development',
    host: '127.0.0.1',
    port: 0,
    filesOrigin: 'http://files.test',
    publicConfig: {
      productName: 'Test',
      filesOrigin: 'http://files.test',
      streamOrigin: 'http://stream.test',
      supportUrl: 'mailto:support@test',
      documentationUrl: 'http://docs.test',
      helpUrl: 'http://panel.test/help',
      tutorialUrl: 'http://video.test/plugin.mp4',
      isPlugin2Supported: false,
    },
    upstream: { url: services.url, urls: {}, gatewaySecret: GATEWAY_SECRET, timeoutMilliseconds: PROCESS_PATIENCE },
    panelFolder: '/nonexistent',
    manifests: [],
    isPersistedOnly: false,
    trustedProxies: [],
    oldHosts: [],
    uploadHosts: [],
    redirectOrigins: [],
    lingerMilliseconds: 0,
    log: createLog('gateway', 'debug', { write: (line) => void (logged += line) }),
    schema: makeTestSchema(),
    operationCost: () => 1,
    ...overrides,
  });
  // Listeners that start before the event stream is connected have to listen again.
  await until(async () => (await fetch(`${gateway.url}/ready`)).status === 200);

  return {
    url: gateway.url,
    port: gateway.port,
    services,
    gateway,
    logged: () => logged,
    async post(body, headers = {}) {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers of the endpoint have this form, which is what tests look at
      const result = (await response.json()) as FormattedExecutionResult;
      return { ...result, status: response.status, headers: response.headers };
    },
    async close() {
      await gateway.close();
      await services.close();
    },
  };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The headers of the panel’s own page with a session. */
export const panelHeaders = (port: number, token: string = TOKENS.panel) => ({
  cookie: `launchyard_session_${port}=${token}`,
  'x-launchyard': 'panel',
  origin: `http://localhost:${port}`,
});

/** Waits for something that happens soon. */
export async function until(isTrue: () => boolean | Promise<boolean>, everyMilliseconds = 5): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`it did not happen within ${PATIENCE / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, everyMilliseconds));
  }
}

/** Writes a manifest of persisted operations to a temporary folder. */
export function writeManifest(documents: Record<string, string>): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'manifest-')), 'persisted-documents.json');
  writeFileSync(file, JSON.stringify(documents));
  return file;
}

export const codeOf = (result: FormattedExecutionResult): unknown => result.errors?.[0]?.extensions?.['code'];
