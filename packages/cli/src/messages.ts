import { countFiles, KEPT_HOURS } from '@launchyard/domain/uploads';
import { PATIENCE_SECONDS } from '@launchyard/transfer';

const PATIENCE = `${PATIENCE_SECONDS / 60} minutes`;

/** The texts of the command. Refusals come from the domain and the services. */
export const cliMessages = {
  help: `launchyard upload <file.zip> --app <name> [options]

Checks a ZIP, uploads it and, with --wait, follows it until it is tested. Run the same command again to resume.

  --app <name>       the application; a new name creates one
  --update           upload a new version of an existing application
  --wait             wait for the test of the build, and fail if it fails
  --linux            the ZIP is a Linux build (needed if it looks like one)
  --windows          the ZIP is not a Linux build, although it looks like one
  --without-plugin   upload a build without the PSX plugin, which cannot stream
  --email            send updates by e-mail
  --limit <rate>     the maximum bytes per second: 500K, 20M, 1G
  --json             print one JSON object per line on standard output, and nothing else
  --help             show this text

Environment
  LAUNCHYARD_API_KEY   an API key of the account
  LAUNCHYARD_URL       the address of the panel; http://localhost:4000 by default

Exit codes
  0 done   1 refused or failed, with the reason   2 wrong usage   3 no network for ${PATIENCE}
  4 a fault of this program   130 interrupted
`,
  keyMissing:
    'Set LAUNCHYARD_API_KEY to an API key of the account. It cannot be an argument, because others could read it there.',
  urlWrong: (url: string) => `LAUNCHYARD_URL is not a web address: ${url}`,
  commandUnknown: (word: string) => `Unknown command "${word}". The only command is: upload.`,
  fileMissing: 'Specify the ZIP to upload.',
  filesMany: 'Specify one ZIP only.',
  appMissing: 'Specify the application with --app.',
  limitWrong: (given: string) => `--limit must be bytes per second, such as 500K, 20M or 1G: ${given}`,
  platformTwice: 'Use --linux or --windows, not both.',
  seeHelp: 'See launchyard --help.',
  fileNotFound: (path: string) => `There is no file at ${path}.`,
  fileForbidden: (path: string) => `You don’t have permission to read ${path}.`,
  isFolder: (path: string) => `${path} is a folder. Specify the ZIP of the build.`,
  isNoFile: (path: string) => `${path} is not a regular file. Specify the ZIP of the build.`,
  fileUnreadable: (path: string, reason: string) => `${path} cannot be read (${reason}).`,
  linuxQuestion: 'Are your zip linux build? Add --linux if it is one, --windows if not.',
  pluginQuestion:
    'No Samples/PixelStreaming/ was found in the ZIP. Without the plugin the build cannot stream. Add --without-plugin to upload it anyway.',
  keyRefused:
    'The API key was refused. Check LAUNCHYARD_API_KEY, or LAUNCHYARD_URL: a key only works where it was created.',
  updateHint: 'Add --update to upload a new version of it.',
  networkGivenUp: `No connection for ${PATIENCE}. The same command resumes the upload.`,
  askedTooOften: (wait: string) => `Too many requests. Try again in ${wait}: the same command resumes the upload.`,
  downFor: (wait: string) => `The server is down. Try again in ${wait}: the same command resumes the upload.`,
  slow: (server: string) => `Waiting for ${server}`,
  noAnswer: (server: string, wait: string) => `${server} does not respond. Retrying in ${wait}, for up to ${PATIENCE}`,
  rateLimited: (wait: string) => `Too many requests. Retrying in ${wait}`,
  fault: (what: string) => `Internal error: ${what}. What has arrived is kept; the same command resumes the upload.`,
  interrupted: 'Interrupted. The same command resumes the upload.',
  fileChanged:
    'The file changed while it was sent. Put the same ZIP back and run the command again, or cancel the upload in the panel.',
  fileGone: 'The file is gone. Put the same ZIP back and run the command again, or cancel the upload in the panel.',
  notAnswered: 'The server’s answer is not understood by this program.',
  checked: (files: number, seconds: string) => `Checked in ${seconds} s: ${countFiles(files)}, nothing sent yet`,
  started: (name: string, version: number) => `Uploading ${name} v${version}`,
  resumed: (name: string, version: number, have: string) => `Resuming ${name} v${version}: ${have} already uploaded`,
  left: (clock: string) => `${clock} left`,
  ready: (name: string, version: number) => `${name} v${version} is ready to stream`,
  advice: (advice: string) => `What to do: ${advice}`,
  documentation: (url: string) => `More about it: ${url}`,
  reference: (reference: string) => `Reference for support: ${reference}`,
  retryHint: `Run the same command again within ${KEPT_HOURS} hours to retry without uploading again.`,
  ended: (name: string, state: string) => `The upload of ${name} was ${state}.`,
} as const;
