import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SettingsError } from '@launchyard/domain/settings';
import type { Addresses } from '@launchyard/domain/settings';
import { systemErrorCode } from './launch-error.ts';

/**
 * Makes sure that every port is free, waiting so many milliseconds for one that is taken. Throws SettingsError with a
 * sentence that names the port and its variable.
 */
export async function checkPorts({ ports }: Addresses, host: string, patience = 0): Promise<void> {
  const deadline = Date.now() + patience;
  const wanted = [
    { port: ports.gateway, variable: 'PORT', host },
    { port: ports.platform, variable: 'PLATFORM_PORT', host: '127.0.0.1' },
    { port: ports.files, variable: 'FILES_PORT', host },
    { port: ports.stream, variable: 'STREAM_PORT', host },
    { port: ports.hooks, variable: 'HOOKS_PORT', host },
    { port: ports.fleet, variable: 'FLEET_PORT', host: '127.0.0.1' },
    { port: ports.signalling, variable: 'SIGNALLING_PORT', host },
    { port: ports.checkout, variable: 'CHECKOUT_PORT', host },
  ];
  for (const [index, { port, variable, host: address }] of wanted.entries()) {
    const other = wanted.slice(0, index).find((earlier) => earlier.port === port);
    if (other !== undefined) {
      throw new SettingsError(`${other.variable} and ${variable} are both ${port}: use a different port for each.`);
    }
    if (port > 65_535) {
      throw new SettingsError(
        `${variable} follows PORT and would be ${port}: set PORT to 65528 at most, or ${variable}.`,
      );
    }
    let refusal = await tryPort(port, address);
    while (refusal === 'EADDRINUSE' && Date.now() < deadline) {
      await pause(100);
      refusal = await tryPort(port, address);
    }
    if (refusal !== undefined) throw new SettingsError(explain(refusal, port, variable, address));
  }
}

function explain(code: string, port: number, variable: string, host: string): string {
  const follows = variable === 'PORT' ? ' (the other ports follow it)' : ', or PORT, which it follows';
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: set ${variable} to a free one${follows}.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${port}: set ${variable} to one above 1023${follows}.`;
  return `Nothing can listen on ${host}, port ${port} (${code}): set HOST to an address of this machine, or ${variable}.`;
}

/** The system’s error, or undefined if the port is free. */
async function tryPort(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === undefined) throw error;
    return code;
  } finally {
    if (server.listening) server.close();
  }
}
