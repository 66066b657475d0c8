import { FAULT, formatBytes, formatDuration, formatSpeed, formatWait } from '@launchyard/domain/kit';
import { interruptionText } from '@launchyard/domain/uploads';
import { transferMessages } from '@launchyard/transfer';
import type { CliEvent, Reporter } from './events.ts';
import { explanationLines } from './explanation.ts';
import { cliMessages } from './messages.ts';

type Sending = Extract<CliEvent, { event: 'sending' }>;

interface Output {
  write(text: string): unknown;
  columns?: number;
}

/** One JSON object per line. The end is also written to standard error, for the log of a build server. */
export function jsonReporter(output: Output, errors: Output): Reporter {
  let last = '';
  return {
    tell(event) {
      const line = JSON.stringify(event, rounded);
      if (line === last) return;
      last = line;
      output.write(`${line}\n`);
      if (event.event === 'ended' && event.exitCode !== 0) errors.write(`${endText(event)}\n`);
    },
  };
}

/** Two decimals are enough for percentages, seconds and speeds. */
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 100) / 100 : value;

/** For people at a terminal: sending is one line that is redrawn. */
export function terminalReporter(output: Output): Reporter {
  let isLineOpen = false;
  return {
    tell(event) {
      const text = event.event === 'sending' ? sendingText(event) : sentence(event);
      if (text === null) return;
      // Returns to the start of the line and clears it.
      const shown = event.event === 'ended' ? text : text.slice(0, (output.columns ?? 80) - 1);
      output.write(`${isLineOpen ? '\r\u001B[2K' : ''}${shown}`);
      isLineOpen = event.event === 'sending' || event.event === 'stage' || event.event === 'waiting';
      if (!isLineOpen) output.write('\n');
    },
  };
}

/** For logs: a line at each ten percent, each stage and each change of activity. */
export function plainReporter(output: Output): Reporter {
  let last = '';
  return {
    tell(event) {
      const step = stepOf(event);
      if (step === last) return;
      last = step;
      const text = event.event === 'sending' ? sendingText(event) : sentence(event);
      if (text !== null) output.write(`${text}\n`);
    },
  };
}

function stepOf(event: CliEvent): string {
  // What follows the last byte has lines of its own.
  if (event.event === 'sending')
    return `${event.phase === 'waiting'} ${Math.floor(event.percent / 10)} ${event.usesAlternate}`;
  if (event.event === 'stage') return `${event.stageLabel} ${event.triesAgainAt ?? ''}`;
  if (event.event === 'waiting') return event.reason;
  return event.event;
}

/**
 * Rounded down, so that it is not 100 before the last byte. `33.9 % · 6.26 GB of 18.42 GB · 42.64 MB/s · 4 min 52 s
 * left`.
 */
function sendingText(event: Sending): string {
  const percent = (Math.floor(event.percent * 10) / 10).toFixed(1);
  const share = `${percent} % · ${formatBytes(event.sentBytes)} of ${formatBytes(event.sizeBytes)}`;
  const speed = event.bytesPerSecond === null ? null : formatSpeed(event.bytesPerSecond);
  const left = event.secondsLeft === null ? null : cliMessages.left(formatDuration(event.secondsLeft));
  const waiting = event.phase === 'waiting' ? transferMessages.waiting : null;
  const alternate = event.usesAlternate ? transferMessages.alternate : null;
  return [share, speed, left, waiting, alternate].filter(Boolean).join(' · ');
}

function sentence(event: Exclude<CliEvent, Sending>): string | null {
  switch (event.event) {
    case 'checked':
      return cliMessages.checked(event.files, event.seconds.toFixed(2));
    case 'started':
      return event.isResumed
        ? cliMessages.resumed(event.appName, event.version, formatBytes(event.receivedBytes))
        : cliMessages.started(event.appName, event.version);
    case 'uploaded':
      return transferMessages.uploaded;
    case 'stage':
      return stageText(event);
    case 'waiting':
      return waitingText(event);
    case 'ready':
      return cliMessages.ready(event.appName, event.version);
    case 'ended':
      return event.exitCode === 0 ? null : endText(event);
  }
}

/** `Testing Application, 90 %`, plus a fault of ours if there is one. */
function stageText({ stageLabel, progressPercent, triesAgainAt }: Extract<CliEvent, { event: 'stage' }>): string {
  const interruption = triesAgainAt === null ? null : interruptionText(Date.parse(triesAgainAt), Date.now());
  return [`${stageLabel}, ${progressPercent} %`, interruption].filter(Boolean).join(' · ');
}

function waitingText({ reason, seconds, server }: Extract<CliEvent, { event: 'waiting' }>): string {
  const wait = formatWait(seconds ?? 0);
  if (reason === FAULT.RATE_LIMITED) return cliMessages.rateLimited(wait);
  return reason === 'SLOW' ? cliMessages.slow(server) : cliMessages.noAnswer(server, wait);
}

/** The reason, followed by what was found, what to do, where to read more and the reference for support. */
function endText({ message, explanation }: Extract<CliEvent, { event: 'ended' }>): string {
  return [message, ...(explanation ? explanationLines(explanation) : [])].join('\n');
}
