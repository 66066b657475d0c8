import { Sentence } from './sentence.mjs';

/**
 * Runs a command. A problem that the user can solve is a sentence and exit code 1; only faults of ours show a stack.
 */
export async function main(command) {
  try {
    const { run } = await import(command);
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
