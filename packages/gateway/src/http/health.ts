import type { ServerResponse } from 'node:http';
import type { Pool } from 'undici';

const UPSTREAM_READY_MILLISECONDS = 2_000;

/**
 * Whether this process should receive requests: the services answer, live events arrive, and it is not shutting down.
 */
export interface Readiness {
  isDraining: boolean;
  isStreamConnected(): boolean;
  upstream: Pool;
}

export function sendHealth(response: ServerResponse): void {
  send(response, 200, { status: 'alive' });
}

/** 200, or 503 with what is missing. */
export async function sendReadiness(response: ServerResponse, readiness: Readiness): Promise<void> {
  const missing = [
    ...(readiness.isDraining ? ['draining'] : []),
    ...(readiness.isStreamConnected() ? [] : ['events']),
    ...((await answers(readiness.upstream)) ? [] : ['upstream']),
  ];
  send(response, missing.length === 0 ? 200 : 503, { status: missing.length === 0 ? 'ready' : 'not ready', missing });
}

async function answers(upstream: Pool): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(UPSTREAM_READY_MILLISECONDS);
    const { statusCode, body } = await upstream.request({ method: 'GET', path: '/ready', signal });
    await body.dump();
    return statusCode === 200;
  } catch {
    // A failed call means not ready; it is logged with its cause elsewhere.
    return false;
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
