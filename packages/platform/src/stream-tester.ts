import { START_TEST } from '@launchyard/domain/uploads';
import { openEnclosure } from '@launchyard/process/enclosed/enclosure';
import type { Logger } from 'pino';
import type { WorkerConfig } from './config.ts';
import { secondsAfter, type Clock } from './kit/clock.ts';
import { restFleet } from './providers/fleet/rest-fleet.ts';
import { fleetTester } from './providers/streamtest/fleet-tester.ts';
import { httpTester } from './providers/streamtest/http-tester.ts';
import { openInspection } from './providers/streamtest/inspection.ts';
import { openProbe, probeProgram } from './providers/streamtest/probe.ts';
import type { StreamTester } from './providers/streamtest/stream-tester.ts';
import { signallingOrigin } from './signalling/origin.ts';
import { SIGNALLING_PATH } from './signalling/server.ts';
import { issueTicket } from './signalling/ticket.ts';
import { TEST_SERVER_NOTICE_PATH } from './uploads/testserver/notice.ts';

/** A ticket outlives the longest test. */
const TICKET_SECONDS = 2 * (START_TEST.registerSeconds + START_TEST.pictureSeconds + START_TEST.goOnSeconds);

/** The tester of this installation: a stream test server, the fleet, or else inspection. */
export async function openStreamTester(config: WorkerConfig, clock: Clock, log: Logger): Promise<StreamTester> {
  const { addresses, fleet, signingSecret } = config;
  const noticeUrl = addresses.hooks + TEST_SERVER_NOTICE_PATH;
  if (config.streamTest) return httpTester({ ...config.streamTest, noticeUrl });
  const inspection = openInspection(config);
  if (!fleet || signingSecret === undefined) return inspection;
  const program = probeProgram({ ...fleet, ...config.embeddedFleet });
  return fleetTester({
    fleet: restFleet(fleet),
    inspection,
    probe: openProbe(await openEnclosure({ ...program, mode: config.mode, log })),
    registerSeconds: config.buildRegisterSeconds,
    pictureSeconds: config.buildPictureSeconds,
    signallingUrl(room, side, testedVersion) {
      const now = clock();
      const ticket =
        side === 'player'
          ? issueTicket(signingSecret, { room, side, now, testedVersion })
          : issueTicket(signingSecret, { room, side, expiresAt: secondsAfter(now, TICKET_SECONDS), testedVersion });
      return `${signallingOrigin(side, addresses, fleet)}${SIGNALLING_PATH}?ticket=${ticket}`;
    },
  });
}
