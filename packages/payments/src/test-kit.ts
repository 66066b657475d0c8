import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import type { CardForm } from '@launchyard/domain/payments';
import { freePorts } from '@launchyard/testing/world/ports';
import { openPayments } from './payments.ts';

/** What a customer types, all of it right. */
export const RIGHT_CARD: CardForm = {
  email: 'billing@northlight.example',
  number: '4242 4242 4242 4242',
  expiry: '08 / 49',
  cvc: '123',
  name: 'Nora Lindqvist',
  country: 'US',
  zip: '78701',
};

/** A payment engine of a test, in this process. */
export interface TestPayments {
  /** Of REST and of its pages. */
  url: string;
  token: string;
  webhookSecret: string;
  dataDir: string;
  /**
   * Pays on the page at an address, as a browser without scripts does. Returns where it leads: the return address once
   * it is paid; null if the page stays, with what it says.
   */
  pay(pageUrl: string, changes?: Partial<CardForm>): Promise<PageAnswer>;
  /** Answers the question of a card that asks its holder. */
  confirm(pageUrl: string, isConfirmed: boolean): Promise<PageAnswer>;
  /** Closes it and opens it again on the same folder, sending events to other hooks from now on if they are named. */
  restart(more?: { hooksUrl: string }): Promise<void>;
  close(): Promise<void>;
}

export interface PageAnswer {
  status: number;
  /** Where it leads; null: nowhere. */
  to: string | null;
  text: string;
}

export interface TestPaymentsOptions {
  clock?: () => Date;
  log?: Logger;
  /** Where events are sent. Default: nobody is there. */
  hooksUrl?: string;
  /** The secret that signs events. Default: a new one. */
  webhookSecret?: string;
}

const MEMORY = '/dev/shm';

/** Starts an engine with a folder of its own, which `close` removes. */
export async function startPayments(options: TestPaymentsOptions = {}): Promise<TestPayments> {
  const { log = pino({ level: 'silent' }), clock, hooksUrl = 'http://127.0.0.1:9' } = options;
  // In memory where there is some: a test would only wait for its disk.
  const dataDir = await mkdtemp(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'launchyard-payments-'));
  const [port] = await freePorts();
  const url = `http://127.0.0.1:${port}`;
  const [token, webhookSecret] = [newSecret(), options.webhookSecret ?? newSecret()];
  let config = { dataDir, host: '127.0.0.1', port, publicUrl: url, hooksUrl, token, webhookSecret, trustedProxies: [] };
  const open = () => openPayments(config, { log, ...(clock && { clock }) });
  let running = await open();
  return {
    url,
    token,
    webhookSecret,
    dataDir,
    pay: (pageUrl, changes) => send(pageUrl, { ...RIGHT_CARD, ...changes }),
    confirm: (pageUrl, isConfirmed) => send(`${pageUrl}/confirm`, { outcome: isConfirmed ? 'complete' : 'fail' }),
    async restart(more) {
      await running.close();
      config = { ...config, ...more };
      running = await open();
    },
    async close() {
      await running.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function send(address: string, fields: Record<string, string>): Promise<PageAnswer> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: response.status, to: response.headers.get('location'), text: await response.text() };
}

const newSecret = (): string => randomBytes(32).toString('base64url');
