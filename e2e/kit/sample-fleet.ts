import { makeFakeFleet, type FakeFleet } from '@launchyard/testing/fleet/fake-fleet';
import { startSample, type StartedSample } from '@launchyard/sample/test-kit/started-sample';

/** A picture that moves, at a rate that leaves the machine time for all the browsers that show it. */
const CALM = '-PixelStreamingWebRTCFps=15';

/** A fleet that starts the sample build for every session, and nothing keeps it apart. */
export interface SampleFleet extends FakeFleet {
  /** Kills what still runs. */
  close(): Promise<void>;
}

/** `folder` holds the unpacked sample build. */
export function makeSampleFleet(folder: string): SampleFleet {
  const fleet = makeFakeFleet();
  const plain = { ...fleet };
  const running = new Map<string, StartedSample>();
  return Object.assign(fleet, {
    start: overtake(
      (...given: Parameters<FakeFleet['start']>) => plain.start(...given),
      (id, input) => {
        if (running.has(id)) return;
        const sample = startSample(folder, [`-PixelStreamingURL=${input.signallingUrl}`, CALM, ...input.arguments]);
        running.set(id, sample);
        void sample.exit.then(({ code }) => fleet.endBuild(id, code === 0 ? 'exited' : 'crashed'));
      },
    ),
    stop: overtake(
      (id: string) => plain.stop(id),
      (id) => running.get(id)?.kill('SIGTERM'),
    ),
    async close() {
      await Promise.all([...running.values()].map((sample) => sample.end()));
    },
  });
}

/** The same call, after which something else happens, too. */
const overtake =
  <Args extends [string, ...unknown[]], Result>(
    call: (...args: Args) => Promise<Result>,
    then: (...args: Args) => void,
  ) =>
  async (...args: Args): Promise<Result> => {
    const result = await call(...args);
    then(...args);
    return result;
  };
