import { spawn } from 'node:child_process';

/** Runs a program and answers the CPU seconds, user and system, that it and all its children took. Throws with what it wrote when it fails. */
export async function cpuSecondsOf(program: string, args: readonly string[]): Promise<number> {
  // The shell's own `time` counts children too, which Node does not tell of a process that it started.
  const child = spawn('bash', ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const times = /([\d.]+) ([\d.]+)\s*$/.exec(told);
  if (code !== 0 || !times) throw new Error(`${program} ended with ${String(code)}:\n${told}`);
  return Number(times[1]) + Number(times[2]);
}
