import { readArguments, type Settings } from './arguments.ts';
import { log, logError, reasonOf } from './log.ts';
import { Misbehaving } from './switches/misbehave.ts';
import { listen, probe } from './switches/network.ts';

const EXIT = { fault: 1, wrongArguments: 2, noServer: 3 } as const;

const reading = readArguments(process.argv.slice(2));
if ('refusal' in reading) {
  logError(reading.refusal);
  process.exitCode = EXIT.wrongArguments;
} else {
  await run(reading.settings);
}

async function run(settings: Settings): Promise<void> {
  // Loaded here, because a library for another machine must end in a sentence.
  const streaming = await import('./streamer.ts').catch((error: unknown) => {
    logError(`The sample cannot stream on this machine (${process.platform}-${process.arch}): ${reasonOf(error)}`);
  });
  if (!streaming) return process.exit(EXIT.fault);
  const misbehaving = new Misbehaving(settings);
  const streamer = new streaming.Streamer(settings, {
    onViewer: () => misbehaving.viewerCame(),
    onGivenUp: (why) => {
      logError(why);
      process.exit(EXIT.noServer);
    },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log(`Ending on ${signal}.`);
      streamer.close();
      process.exit(0);
    });
  }
  misbehaving.start();
  if (settings.listenPort !== null) listen(settings.listenPort);
  settings.probes.forEach(probe);
  const { width, height } = settings.size;
  log(
    `${settings.appName}, ${width}×${height} at ${settings.framesPerSecond} fps, arguments it ignores: ${settings.unknown.join(' ') || 'none'}.`,
  );
}
