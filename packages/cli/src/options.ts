import { parseArgs } from 'node:util';
import { GIB, KIB, MIB } from '@launchyard/domain/kit';
import { Ended, EXIT } from './exit.ts';
import { cliMessages } from './messages.ts';

export interface UploadOptions {
  path: string;
  appName: string;
  isUpdate: boolean;
  waits: boolean;
  /** The answer to the Linux question; null if not given. */
  isLinux: boolean | null;
  isMissingPluginAccepted: boolean;
  sendsUpdatesOnEmail: boolean;
  /** Bytes per second. */
  limit: number | null;
  isJson: boolean;
  url: string;
  key: string;
}

const FLAGS = {
  app: { type: 'string' },
  update: { type: 'boolean' },
  wait: { type: 'boolean' },
  linux: { type: 'boolean' },
  windows: { type: 'boolean' },
  'without-plugin': { type: 'boolean' },
  email: { type: 'boolean' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Parses arguments and environment. Returns `help` if that was requested; throws Ended for wrong usage. */
export function readOptions(words: string[], environment: Record<string, string | undefined>): UploadOptions | 'help' {
  const { values, positionals } = parse(words);
  if (values.help || words.length === 0) return 'help';
  const [command, path, ...more] = positionals;
  if (command !== 'upload') throw wrongUse(cliMessages.commandUnknown(command ?? ''));
  if (path === undefined) throw wrongUse(cliMessages.fileMissing);
  if (more.length > 0) throw wrongUse(cliMessages.filesMany);
  if (values.app === undefined) throw wrongUse(cliMessages.appMissing);
  if (values.linux && values.windows) throw wrongUse(cliMessages.platformTwice);
  const key = environment['LAUNCHYARD_API_KEY'];
  if (!key) throw wrongUse(cliMessages.keyMissing);
  return {
    path,
    appName: values.app,
    isUpdate: values.update ?? false,
    waits: values.wait ?? false,
    isLinux: values.linux ? true : values.windows ? false : null,
    isMissingPluginAccepted: values['without-plugin'] ?? false,
    sendsUpdatesOnEmail: values.email ?? false,
    limit: values.limit === undefined ? null : readRate(values.limit),
    isJson: values.json ?? false,
    url: readUrl(environment['LAUNCHYARD_URL'] || 'http://localhost:4000'),
    key,
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw wrongUse(error instanceof Error ? error.message : String(error));
  }
}

const UNITS: Record<string, number> = { '': 1, K: KIB, M: MIB, G: GIB };

function readRate(given: string): number {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)([KMG]?)$/i.exec(given) ?? [];
  const rate = Number(number) * (UNITS[unit.toUpperCase()] ?? 1);
  if (number === '' || rate < 1) throw wrongUse(cliMessages.limitWrong(given));
  return rate;
}

function readUrl(given: string): string {
  if (!URL.canParse(given) || !/^https?:/.test(given)) throw wrongUse(cliMessages.urlWrong(given));
  return given.replace(/\/+$/, '');
}

const wrongUse = (sentence: string): Ended => new Ended(EXIT.usage, 'USAGE', `${sentence}\n${cliMessages.seeHelp}`);
