import { MISBEHAVIOURS, type Misbehaviour } from './streamer/arguments.ts';
import { SIZE_BOUNDS } from './streamer/picture/size.ts';
import { BOUNDS } from './streamer/switches/misbehave.ts';

const MIB = 1024 * 1024;

/** The script at the root of the build. An app name consists of letters, digits and underscores, so it needs no quotes. */
export const startScript = (appName: string, given: readonly string[] = []): string => `#!/bin/sh
# Starts the sample. README.txt lists its arguments.
root=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P) || exit 1
if ! command -v node >/dev/null 2>&1; then
  echo 'The sample needs Node.js 20 or newer: there is no "node" on PATH.' >&2
  exit 127
fi
exec node "$root/${appName}/Content/Streamer/main.mjs" ${[appName, ...given].join(' ')} "$@"
`;

const MISBEHAVIOUR_TEXTS: Record<Misbehaviour, string> = {
  crash: 'Aborts as soon as the first viewer is connected.',
  hang: 'Stops answering as soon as the first viewer is connected.',
  silent: 'Connects, but never registers.',
  flood: `Prints ${BOUNDS.floodBytes / MIB} MiB.`,
  fork: `Starts ${BOUNDS.processes} processes that outlive it by up to ${BOUNDS.processSeconds} seconds.`,
  leak: `Takes up to ${BOUNDS.leakBytes / MIB} MiB of memory and keeps them.`,
  fill: `Writes up to ${BOUNDS.fillBytes / MIB} MiB into the file sample-fill.bin in the working folder.`,
  'ignore-term': 'Ignores SIGTERM.',
  connect: `Opens ${BOUNDS.connections} connections to the signalling server that say nothing.`,
  'no-frames': 'Accepts viewers, but sends them no picture.',
};

/** The instructions inside the build. */
export const readme = (appName: string): string => `${appName}: the sample build

A build that streams like an Unreal application and needs no GPU. It shows a test picture with a clock, the number of
the frame, and the pointer, buttons and keys of each viewer. Holding a key plays a tone. The black and white blocks at
the bottom are the same values for programs.

It needs Linux and Node.js 20 or newer as "node" on PATH:

    ./${appName}.sh -PixelStreamingURL=ws://127.0.0.1:8888

Arguments, in any letter case. The picture shows those that it does not know.

    -PixelStreamingURL=<url>       The signalling server. Also: -PixelStreamingSignallingURL=
    -PixelStreamingID=<id>         Default: DefaultStreamer
    -PixelStreamingWebRTCFps=<n>   Frames a second, 1 to 60. Default: 60
    -ResX=<n> -ResY=<n>            Size of the picture, ${SIZE_BOUNDS.least.width}×${SIZE_BOUNDS.least.height} to ${SIZE_BOUNDS.most.width}×${SIZE_BOUNDS.most.height}. Default: 640×360
    -GiveUpAfter=<seconds>         How long to try to reach the signalling server. Default: 60

A viewer can change the size and the rate with the commands Resolution.Width with Resolution.Height, and WebRTC.Fps. A
UI interaction is sent back to its viewer.

Exit codes: 0 after SIGTERM or SIGINT, 1 if it cannot stream on this machine, 2 for wrong arguments, 3 if the
signalling server was not reached for too long.

For testing what runs builds. These make the sample misbehave or try what a build should not be able to do:

${MISBEHAVIOURS.map((name) => `    -Misbehave=${name.padEnd(13)}${MISBEHAVIOUR_TEXTS[name]}`).join('\n')}
    -MisbehaveAfter=<ms>       Begins so long after the start instead. silent, no-frames and ignore-term hold from the start.
    -Listen=<port>             Tries to accept connections on that port, and logs the outcome.
    -Probe=<host:port>,...     Tries to connect to each, and logs what it reached. udp:<host:port> sends a datagram.

This build contains @roamhq/wrtc and ws. Their licences are in ${appName}/Content/Streamer.
`;

export const engineNote = `The sample has no engine. In a packaged Unreal build, the engine's files are here.\n`;
export const samplesNote = `The sample speaks the protocol of the Pixel Streaming plugin itself. In a packaged Unreal build, the plugin's web servers
are here.\n`;

/** Loads the native library from where a Linux build has its programs, four folders above. */
export const binding = `module.exports = require('../../../../../../Binaries/Linux/wrtc.node');\n`;

/** A list of files as packaging writes it. */
export const manifest = (names: readonly string[]): string =>
  names.map((name) => `${name}\t2024-01-01T00:00:00.000Z\r\n`).join('');
