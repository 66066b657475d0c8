import { FileGone } from '@launchyard/transfer';
import { connect } from './api.ts';
import { openBuildFile } from './build-file.ts';
import type { Reporter } from './events.ts';
import { Ended, EXIT, type ExitCode } from './exit.ts';
import { explainEnd } from './explanation.ts';
import { fileEnd } from './file-end.ts';
import { cliMessages } from './messages.ts';
import { readOptions, type UploadOptions } from './options.ts';
import { jsonReporter, plainReporter, terminalReporter } from './reporters.ts';
import { uploadBuild } from './upload.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<ExitCode> {
  let options: UploadOptions | 'help';
  try {
    options = readOptions(words, process.env);
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
  if (options === 'help') {
    process.stdout.write(cliMessages.help);
    return EXIT.done;
  }
  const reporter = chooseReporter(options.isJson);
  const end = await run(options, reporter);
  const { exitCode, code, message } = end;
  reporter.tell({ event: 'ended', exitCode, code, message, explanation: explainEnd(end, options.url) });
  return end.exitCode;
}

function chooseReporter(isJson: boolean): Reporter {
  if (isJson) return jsonReporter(process.stdout, process.stderr);
  return process.stdout.isTTY ? terminalReporter(process.stdout) : plainReporter(process.stdout);
}

async function run(options: UploadOptions, reporter: Reporter): Promise<Ended> {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt);
  try {
    const file = await openBuildFile(options.path);
    try {
      const api = connect(options.url, options.key, reporter, interruption.signal);
      await uploadBuild({ options, file, api, reporter, signal: interruption.signal });
    } finally {
      await file.close();
    }
    return new Ended(EXIT.done, 'DONE', '');
  } catch (error) {
    if (interruption.signal.aborted) return new Ended(EXIT.interrupted, 'INTERRUPTED', cliMessages.interrupted);
    if (error instanceof FileGone) return fileEnd(error.why);
    if (error instanceof Ended) return error;
    return new Ended(EXIT.fault, 'FAULT', cliMessages.fault(error instanceof Error ? error.message : String(error)));
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt);
  }
}
