import { spawn } from 'node:child_process';

/** Runs a program and returns the CPU seconds, user and system, of it and all its children. Throws with its output if it fails. */
export async function cpuSecondsOf(program: string, args: readonly string[]): Promise<number> {
  // The shell's `time` includes children, which Node does not report for a child process.
  const child = spawn('bash', ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const times = /([\d.]+) ([\d.]+)\s*$/.exec(told);
  if (code !== 0 || !times) throw new Error(`${program} exited with ${String(code)}:\n${told}`);
  return Number(times[1]) + Number(times[2]);
}
