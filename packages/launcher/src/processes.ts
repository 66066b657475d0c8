import { join } from 'node:path';
import type { Addresses } from '@launchyard/domain/settings';
import { openLogFile } from './log-file.ts';
import { commandOf, environmentOf, sourceOf, type Service } from './services.ts';
import { onSourceChange } from './source-watch.ts';
import { supervise, type Supervision } from './supervisor.ts';

type Environment = Record<string, string | undefined>;

interface ProcessesOptions {
  dataDir: string;
  addresses: Addresses;
  host: string;
  /** Which services also write to the terminal: `all`, or a list of names such as `gateway,worker`. */
  echoed: string | undefined;
  /** Restart a service when its source changes. */
  isWatching: boolean;
  print: (text: string) => void;
}

/** The running services. */
export interface Processes {
  start(services: readonly Service[], environment: Environment): void;
  /** Resolves when all that were started are ready. Rejects with LaunchError if one never is. */
  ready(): Promise<void>;
  /** Stops the service of that name, then all others together. May be called again. */
  stop(first: string | undefined): Promise<void>;
  /** Kills them and their children at once. */
  kill(): void;
}

export function createProcesses({ dataDir, addresses, host, echoed, isWatching, print }: ProcessesOptions): Processes {
  const running = new Map<string, Supervision>();
  const watches: Array<() => void> = [];
  const log = (line: string) => print(`${line}\n`);

  function startOne(service: Service, environment: Environment): void {
    const supervision = supervise({
      name: service.name,
      command: commandOf(service, environment),
      environment: environmentOf(service, environment),
      logFile: openLogFile(join(dataDir, 'logs', `${service.name}.log`)),
      log,
      echo: isEchoed(service.name, echoed) ? (chunk) => print(chunk.toString()) : undefined,
      readyUrl: service.readyUrl?.(addresses, host),
    });
    running.set(service.name, supervision);
    if (!isWatching) return;
    const restart = () => {
      log(`Restarting ${service.name}: its source changed.`);
      supervision.restart();
    };
    watches.push(onSourceChange((service.packages ?? []).map(sourceOf), restart));
  }

  return {
    start(services, environment) {
      for (const service of services) startOne(service, environment);
    },
    async ready() {
      await Promise.all([...running.values()].map((supervision) => supervision.ready));
    },
    async stop(first) {
      for (const stopWatching of watches.splice(0)) stopWatching();
      if (first !== undefined) await running.get(first)?.stop();
      await Promise.all([...running.values()].map((supervision) => supervision.stop()));
    },
    kill() {
      for (const supervision of running.values()) supervision.kill();
    },
  };
}

function isEchoed(name: string, wanted: string | undefined): boolean {
  const names = (wanted ?? '').split(',').map((entry) => entry.trim());
  return names.includes(name) || names.includes('all');
}
