import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { FleetUnavailable } from '@launchyard/contract/fleet';
import type { TryControlGroups } from './isolation/control-groups.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';
import { makeBuilds, untilEnded } from './test-kit.ts';

let builds: Awaited<ReturnType<typeof makeBuilds>>;
beforeAll(async () => {
  builds = await makeBuilds();
  return () => builds.remove();
});

/** A fleet of a machine that gives it no control groups, or those that it has. */
async function withFleet(
  given: { tryGroups?: TryControlGroups; isDevelopment: boolean },
  use: (fleet: Supervisor) => Promise<void>,
): Promise<void> {
  const fleet = await createSupervisor({
    dataDir: builds.dataDir,
    places: 2,
    memoryBytes: 200e6,
    firstUdpPort: 28_000,
    ...given,
  });
  try {
    await use(fleet);
  } finally {
    await fleet.close();
  }
}
const noGroups: TryControlGroups = () => Promise.resolve('the file system is read-only');

test('a fleet that bounds builds says so, and runs them outside development', () =>
  withFleet({ isDevelopment: false }, async (fleet) => {
    expect(await fleet.health()).toMatchObject({ isIsolated: true, platforms: ['linux'], brokenBounds: [] });
    expect((await fleet.health()).bounds[0]).toBe('Each bound was tried at the start, and held.');
  }));

test('a fleet without control groups says which bounds do not hold, and refuses builds outside development', () =>
  withFleet({ tryGroups: noGroups, isDevelopment: false }, async (fleet) => {
    const { bounds, ...health } = await fleet.health();
    expect(health).toMatchObject({
      isIsolated: false,
      platforms: [],
      brokenBounds: ['memory of processes', 'the processor'],
    });
    expect(bounds).toEqual([
      'Builds cannot be kept apart, so none is started: bounds do not hold: memory of processes, the processor (the file system is read-only).',
    ]);
    await expect(fleet.start(randomUUID(), await builds.make('true'))).rejects.toThrow(FleetUnavailable);
  }));

test('in development it runs them, names the bounds, and counts memory as far as it can', () =>
  withFleet({ tryGroups: noGroups, isDevelopment: true }, async (fleet) => {
    expect((await fleet.health()).bounds[0]).toBe(
      'These bounds do not hold, which only development allows: memory of processes, the processor (the file system is read-only).',
    );
    const end = async (script: string) => {
      const id = randomUUID();
      await fleet.start(id, await builds.make(script));
      return (await untilEnded(fleet, id)).end;
    };
    const filled = await end(
      'head -c 150000000 /dev/zero > /tmp/x; head -c 150000000 /dev/zero > /dev/shm/x; sleep 600',
    );
    expect(filled?.reason).toBe('outOfMemory');
    expect(filled?.lastLines.join('\n')).toMatch(/of which [1-9]\d+\.\d MB shared memory and files in memory/);
    expect((await end('exec node -e "k=[];setInterval(()=>k.push(Buffer.alloc(8e6,1)),20)"'))?.reason).toBe(
      'outOfMemory',
    );
    expect((await end('echo fits; exec node -e "Buffer.alloc(5e7,1)"'))?.reason).toBe('exited');
  }));
