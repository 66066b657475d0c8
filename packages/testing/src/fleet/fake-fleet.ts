import { FleetFull, FleetUnavailable, type Fleet, type Instance, type StartInput } from '@launchyard/contract/fleet';

/** A fleet somewhere else, whose builds do what the test says. */
export interface FakeFleet extends Fleet {
  /** What was asked for, by instance. */
  started: Map<string, StartInput>;
  stopped: string[];
  renewed: string[];
  places: number;
  platforms: Array<'linux' | 'windows'>;
  isSilent: boolean;
  /** Ends a build by itself. */
  endBuild(id: string, reason: 'crashed' | 'exited' | 'cannotStart', lastLines?: string[]): void;
  /** Loses everything, as a machine does that was switched off. */
  forget(): void;
}

export function makeFakeFleet(): FakeFleet {
  const instances = new Map<string, Instance>();
  const answer = <T>(value: T): Promise<T> =>
    fleet.isSilent ? Promise.reject(new FleetUnavailable('silent')) : Promise.resolve(structuredClone(value));
  function finish(id: string, end: NonNullable<Instance['end']>): void {
    const instance = instances.get(id);
    if (instance && isLive(instance)) Object.assign(instance, { state: 'ended', endedAt: at(), end });
  }
  const fleet: FakeFleet = {
    started: new Map(),
    stopped: [],
    renewed: [],
    places: 8,
    platforms: ['linux'],
    isSilent: false,
    endBuild: (id, reason, lastLines = []) => finish(id, { reason, exitCode: null, signal: null, lastLines }),
    forget: () => instances.clear(),
    async start(id, input) {
      const known = instances.get(id);
      if (known || fleet.isSilent) return answer(known ?? never());
      if ([...instances.values()].filter(isLive).length >= fleet.places) throw new FleetFull('full');
      fleet.started.set(id, input);
      const times = { startedAt: at(), heartbeatAt: at(), endedAt: null };
      const instance = { id, state: 'running' as const, ...times, end: null, memoryBytes: 0, cpuSeconds: 0 };
      instances.set(id, instance);
      return answer(instance);
    },
    async stop(id) {
      if (!fleet.isSilent) fleet.stopped.push(id);
      finish(id, { reason: 'stopped', exitCode: 0, signal: null, lastLines: [] });
      return answer(instances.get(id) ?? null);
    },
    find: (id) => answer(instances.get(id) ?? null),
    list: () => answer([...instances.values()]),
    renew(id) {
      fleet.renewed.push(id);
      return answer(instances.get(id) ?? null);
    },
    log: (id) => answer(instances.has(id) ? { text: `log of ${id}`, nextOffset: 0, leftOutBytes: 0 } : null),
    health() {
      const { platforms, places } = fleet;
      const running = [...instances.values()].filter(isLive).length;
      return answer({ platforms, places, running, bounds: [], brokenBounds: [], isIsolated: true });
    },
  };
  return fleet;
}

const at = () => new Date().toISOString();
const isLive = ({ state }: Instance) => state !== 'ended';

function never(): Instance {
  throw new FleetUnavailable('silent');
}
