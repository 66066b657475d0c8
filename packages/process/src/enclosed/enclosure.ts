import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SettingsError } from '@launchyard/domain/settings';
import { CODE_FOLDER, libraryFolders } from './code.ts';
import { chooseUser, enclosedCommand, type EnclosedProgram, type Machine } from './command.ts';
import { readOwnAddresses, type EnclosedNetwork } from './network.ts';
import { openCommand, startEnclosed, type EnclosedProcess } from './start.ts';

/** Starts processes of one kind, enclosed unless this machine cannot and we are in development. */
export interface Enclosure {
  /** Why they are not enclosed; null if they are. */
  openBecause: string | null;
  secondsPerJob: number;
  start(): EnclosedProcess;
}

export interface EnclosureOptions {
  /** The script of the processes. */
  entry: URL;
  secondsPerJob: number;
  /** Default: none. */
  network?: EnclosedNetwork;
  mode: 'development' | 'production';
  /** For messages, such as `pictures are checked`. */
  purpose: string;
  log: { info(message: string): void; warn(message: string): void };
  /** Default: this one. */
  machine?: Partial<Machine>;
}

/** How long an enclosure may take to be built and to end; it takes a tenth of a second. */
const LONGEST_MILLISECONDS = 20_000;
const WORKED = 42;
/** Reads the script as the process would. */
const TRY = `require('node:fs').readFileSync(process.argv[1]); process.exit(process.getuid() === 0 ? 1 : ${WORKED})`;

/**
 * Tries the enclosure once. Where it does not work, production refuses to start with a SettingsError, and development goes
 * without and says so.
 */
export async function openEnclosure(options: EnclosureOptions): Promise<Enclosure> {
  const { entry, secondsPerJob, mode, purpose, log } = options;
  const isLinux = process.platform === 'linux';
  const findMachine = (): Machine => ({
    isRoot: process.getuid?.() === 0,
    user: chooseUser(),
    node: process.execPath,
    codeFolder: CODE_FOLDER,
    libraryFolders: libraryFolders(),
    // They change while we run.
    ownAddresses: options.network ? readOwnAddresses() : [],
    path: '/usr/sbin:/usr/bin:/sbin:/bin',
    ...options.machine,
  });
  const script = fileURLToPath(entry);
  const program = { script: relative(CODE_FOLDER, script), secondsPerJob, network: options.network ?? null };
  const why = isLinux ? await tryEnclosure(findMachine(), program) : 'it needs Linux';
  if (why !== null && mode !== 'development') {
    throw new SettingsError(
      `${purpose[0]?.toUpperCase()}${purpose.slice(1)} in a sandbox, which this machine cannot build: ${why}.`,
    );
  }
  if (why === null) log.info(`${purpose} in a sandbox`);
  else log.warn(`${purpose} without a sandbox: ${why}`);
  const command = () => (why === null ? enclosedCommand(findMachine(), program) : openCommand(script));
  return { openBecause: why, secondsPerJob, start: () => startEnclosed(command()) };
}

/** How the programs of the enclosure, and Node, begin the line that says what is wrong. */
const FAULT = /^\w+: |[Ff]ailed|[Ee]rror|not /;

/** Null if it worked, otherwise what was said. */
async function tryEnclosure(machine: Machine, program: EnclosedProgram): Promise<string | null> {
  if (program.network && !machine.isRoot) return 'it does not run as root';
  const command = enclosedCommand(machine, { ...program, evaluate: TRY });
  try {
    await promisify(execFile)(command.program, command.arguments, {
      env: command.env,
      timeout: LONGEST_MILLISECONDS,
      killSignal: 'SIGKILL',
    });
    return 'the sandbox did not run its program';
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    if (error.code === WORKED) return null;
    const said =
      'stderr' in error
        ? String(error.stderr)
            .split('\n')
            .findLast((line) => FAULT.test(line))
        : '';
    const packages = program.network ? 'util-linux, bubblewrap, passt and nftables' : 'util-linux and bubblewrap';
    return `${said || error.message} (it needs Debian’s ${packages}, and root or user namespaces)`;
  }
}
