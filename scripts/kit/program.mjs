import { spawnSync } from 'node:child_process';

const ask = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' });

/** Whether a program works. Some systems have one of that name that only explains how to install it. */
export const runs = (program) => ask(program).status === 0;

/** Whether there is a program of that name. Not every one knows `--version`. */
export const isInstalled = (program) => ask(program).error === undefined;

/** Where a program lies; its name if that cannot be told. */
export function pathOf(program) {
  const found = spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', program], { encoding: 'utf8' });
  return found.stdout?.trim() || program;
}
