import { MAX_DOCUMENT_DEPTH, MAX_DOCUMENT_LENGTH } from '@launchyard/domain/configs';
import {
  MAX_ANIMATION_FRAMES,
  MAX_ANIMATION_PIXELS,
  MAX_CHECK_SECONDS,
  MAX_CHECKS_WAITING,
  MAX_IMAGE_BYTES,
  MAX_PICTURE_SIDE,
  MAX_VIDEO_BYTES,
} from '@launchyard/domain/assets';
import { ENCLOSED_LIMITS } from '@launchyard/domain/enclosed';
import { FLEET_LIMITS } from '@launchyard/domain/fleet';
import { formatBytes } from '@launchyard/domain/kit';
import {
  ADDRESS_RATE,
  MAX_MESSAGE_WAIT_SECONDS,
  maxMessageBytes,
  MAX_REQUEST_WAIT_SECONDS,
  OPERATION_LIMITS,
  POINTS_PER_MINUTE,
  SOCKET_RATE,
} from '@launchyard/domain/session';
import {
  MAX_MESSAGE_BYTES,
  MESSAGES_AT_ONCE,
  MESSAGES_PER_SECOND,
  MAX_VIEWERS_OF_ADDRESS,
} from '@launchyard/domain/signalling';
import {
  MAX_LOOK_UPS_OF_ADDRESS,
  MAX_PAGE_MESSAGE_BYTES,
  MAX_PAGES_OF_ADDRESS,
  MOST_SESSIONS_OF_ADDRESS,
  PAGE_MESSAGES_AT_ONCE,
  PAGE_MESSAGES_PER_SECOND,
} from '@launchyard/domain/streaming';
import {
  EXTRACTION_LIMITS,
  MAX_PART_BYTES,
  MAX_UNFINISHED_UPLOADS,
  MAX_UPLOAD_BYTES,
  SLOWEST_BYTES_PER_SECOND,
  STAGE_BASE_SECONDS,
  STAGES_AT_ONCE,
  STAGES_AT_ONCE_PER_OWNER,
  TESTS_AT_ONCE,
  TESTS_AT_ONCE_PER_OWNER,
} from '@launchyard/domain/uploads';

/** What something of a stranger may use of a machine. */
interface Row {
  what: string;
  mayUse: string;
  /** The files where that is enforced, and those of the tests that try more. */
  enforcedIn: readonly string[];
  triedBy: readonly string[];
}

const count = (number: number): string => number.toLocaleString('en');
const ATTACKS = 'packages/testing/src/attacks';

export const STRANGERS: readonly Row[] = [
  {
    what: 'A request without a good credential',
    mayUse: `${count(ADDRESS_RATE.burst)} at once and ${ADDRESS_RATE.perSecond} a second for its network address; what comes too early waits up to ${MAX_REQUEST_WAIT_SECONDS} s, more is refused, slowly`,
    enforcedIn: ['packages/process/src/guarded-server.ts'],
    triedBy: ['packages/process/src/request-rate.test.ts', `${ATTACKS}/one-against-all.test.ts`],
  },
  {
    what: 'A document: an operation of the API',
    mayUse: `${formatBytes(OPERATION_LIMITS.bytes)}, ${count(OPERATION_LIMITS.tokens)} tokens, ${OPERATION_LIMITS.depth} fields deep, ${count(OPERATION_LIMITS.selections)} selections, ${count(OPERATION_LIMITS.points)} points; ${count(POINTS_PER_MINUTE.key)} points a minute for a key; a point for each KB, before it is parsed; operations of a caller begin one by one`,
    enforcedIn: [
      'packages/gateway/src/graphql/document-limits.ts',
      'packages/schema/src/cost.ts',
      'packages/gateway/src/graphql/caller-turns.ts',
    ],
    triedBy: [
      `${ATTACKS}/documents.test.ts`,
      'packages/gateway/src/graphql/document-limits.test.ts',
      'packages/gateway/src/graphql/caller-turns.test.ts',
      'packages/gateway/src/graphql/newcomers.test.ts',
    ],
  },
  {
    what: 'A message on a socket of the API',
    mayUse: `${formatBytes(OPERATION_LIMITS.bytes)} for an operation, ${formatBytes(maxMessageBytes('connection_init'))} for a start, ${formatBytes(maxMessageBytes('other'))} for anything else; ${count(SOCKET_RATE.burst)} units at once and ${SOCKET_RATE.perSecond} a second, one for each message and each KB; what comes too early waits, and a socket that sends on for ${MAX_MESSAGE_WAIT_SECONDS} s ends`,
    enforcedIn: [
      'packages/gateway/src/socket/message-length.ts',
      'packages/gateway/src/socket/paced-messages.ts',
      'packages/gateway/src/socket/admission.ts',
    ],
    triedBy: [
      'packages/gateway/src/socket/message-length.test.ts',
      'packages/gateway/src/socket/pace.test.ts',
      `${ATTACKS}/one-against-all.test.ts`,
    ],
  },
  {
    what: 'The page of a link',
    mayUse: `${MAX_LOOK_UPS_OF_ADDRESS} look-ups at once of a network address; its others wait`,
    enforcedIn: ['packages/platform/src/links/stream-door.ts'],
    triedBy: ['packages/platform/src/links/look-ups.test.ts'],
  },
  {
    what: 'A message of a page of a stream',
    mayUse: `${formatBytes(MAX_PAGE_MESSAGE_BYTES)}, ${PAGE_MESSAGES_AT_ONCE} at once and ${PAGE_MESSAGES_PER_SECOND} a second; ${MAX_PAGES_OF_ADDRESS} sockets and ${MOST_SESSIONS_OF_ADDRESS} sessions of a network address`,
    enforcedIn: ['packages/platform/src/streaming/socket.ts', 'packages/platform/src/streaming/admission.ts'],
    triedBy: ['packages/platform/src/streaming/sockets.test.ts', 'packages/platform/src/streaming/place.test.ts'],
  },
  {
    what: 'A message of signalling, of a viewer or a build',
    mayUse: `${formatBytes(MAX_MESSAGE_BYTES)}, ${MESSAGES_AT_ONCE} at once and ${MESSAGES_PER_SECOND} a second; ${MAX_VIEWERS_OF_ADDRESS} viewers of a network address`,
    enforcedIn: ['packages/platform/src/signalling/flow.ts', 'packages/platform/src/signalling/streamers-door.ts'],
    triedBy: [
      'packages/platform/src/signalling/signalling.test.ts',
      'packages/platform/src/signalling/streamers-door.test.ts',
    ],
  },
  {
    what: 'An upload',
    mayUse: `${formatBytes(MAX_UPLOAD_BYTES)} in parts of up to ${formatBytes(MAX_PART_BYTES)}, within the storage of its account; ${MAX_UNFINISHED_UPLOADS} unfinished ones of an account`,
    enforcedIn: ['packages/domain/src/uploads/start.ts', 'packages/process/src/guarded-server.ts'],
    triedBy: [`${ATTACKS}/parts.test.ts`, 'packages/platform/src/uploads/parts/parts.test.ts'],
  },
  {
    what: 'An archive',
    mayUse: `${count(EXTRACTION_LIMITS.maxEntries)} entries, ${formatBytes(EXTRACTION_LIMITS.maxTotalBytes)} unpacked, ${EXTRACTION_LIMITS.maxRatio} times its size; a stage ${STAGE_BASE_SECONDS / 60} minutes and the time that ${formatBytes(SLOWEST_BYTES_PER_SECOND)} a second take; ${STAGES_AT_ONCE} of a stage at once, ${STAGES_AT_ONCE_PER_OWNER} of an account`,
    enforcedIn: ['packages/domain/src/uploads/zip/plan.ts', 'packages/platform/src/uploads/pipeline/watchdog.ts'],
    triedBy: [
      `${ATTACKS}/archives.test.ts`,
      'packages/platform/src/uploads/pipeline/hostile.test.ts',
      'packages/platform/src/uploads/pipeline/bounds.test.ts',
    ],
  },
  {
    what: 'A picture',
    mayUse: `${formatBytes(MAX_IMAGE_BYTES)}, ${MAX_PICTURE_SIDE} pixels a side, ${MAX_ANIMATION_FRAMES} frames of ${count(MAX_ANIMATION_PIXELS)} pixels in all; ${MAX_CHECK_SECONDS} s and ${formatBytes(ENCLOSED_LIMITS.dataBytes)} of a process of its own, which is nobody and has no files and no network; one of an account at once, ${MAX_CHECKS_WAITING.perOwner} waiting`,
    enforcedIn: ['packages/domain/src/assets/picture.ts', 'packages/process/src/enclosed/command.ts'],
    triedBy: ['packages/platform/src/media/checker.test.ts', 'packages/platform/src/kit/enclosure.test.ts'],
  },
  {
    what: 'A video',
    mayUse: `${formatBytes(MAX_VIDEO_BYTES)}; its structure is read in pieces and nothing is decoded, in ${MAX_CHECK_SECONDS} s of a process like that`,
    enforcedIn: ['packages/domain/src/assets/video.ts', 'packages/process/src/enclosed/command.ts'],
    triedBy: ['packages/platform/src/media/checker.test.ts', 'packages/platform/src/kit/enclosure.test.ts'],
  },
  {
    what: 'A config document',
    mayUse: `${count(MAX_DOCUMENT_LENGTH)} characters, ${MAX_DOCUMENT_DEPTH} levels deep`,
    enforcedIn: ['packages/domain/src/configs/document.ts'],
    triedBy: [`${ATTACKS}/texts.test.ts`],
  },
  {
    what: 'A program: a build that runs',
    mayUse: `the memory and the cores that the fleet gives it, ${FLEET_LIMITS.processes} processes and threads, ${formatBytes(FLEET_LIMITS.scratchBytes)} each in \`/tmp\` and \`/dev/shm\`, ${formatBytes(FLEET_LIMITS.logBytesPerSecond)} of output a second, ${count(FLEET_LIMITS.answeredDatagramsPerSecond)} datagrams a second of ${count(FLEET_LIMITS.datagramBytes)} bytes to those who answer and ${count(FLEET_LIMITS.unansweredDatagramsPerSecond)} to others, and its signalling`,
    enforcedIn: [
      'packages/fleet/src/isolation/command.ts',
      'packages/fleet/src/isolation/control-groups.ts',
      'packages/fleet/src/isolation/enclose.ts',
      'packages/fleet/src/isolation/seccomp/filter.ts',
    ],
    triedBy: [
      'packages/fleet/src/memory.test.ts',
      'packages/fleet/src/processor.test.ts',
      'packages/fleet/src/kernel.test.ts',
      'packages/testing/src/fleet/ports.test.ts',
      'packages/testing/src/fleet/reach.test.ts',
    ],
  },
  {
    what: 'The stream of a tested build',
    mayUse: `a viewer that is nobody, has no files and no ticket, and reaches the ports of the fleet only, with ${formatBytes(ENCLOSED_LIMITS.dataBytes)}`,
    enforcedIn: ['packages/process/src/enclosed/network.ts', 'packages/platform/src/providers/streamtest/probe.ts'],
    triedBy: ['packages/platform/src/providers/streamtest/probe.test.ts'],
  },
  {
    what: 'The test of a build',
    mayUse: `a place of the fleet; ${TESTS_AT_ONCE} at once, ${TESTS_AT_ONCE_PER_OWNER} of an account, and never the last place for streams`,
    enforcedIn: ['packages/domain/src/fleet/place.ts', 'packages/platform/src/uploads/pipeline/test.ts'],
    triedBy: ['packages/domain/src/fleet/place.test.ts', 'packages/platform/src/uploads/turns.test.ts'],
  },
  {
    what: 'A line of the log',
    mayUse: 'ten a minute of a kind, and then their number',
    enforcedIn: [
      'packages/process/src/folds.ts',
      'packages/gateway/src/graphql/operation-log.ts',
      'packages/platform/src/http/server.ts',
    ],
    triedBy: [
      'packages/process/src/folds.test.ts',
      'packages/gateway/src/graphql/operation-log.test.ts',
      'packages/platform/src/http/server.test.ts',
      `${ATTACKS}/one-against-all.test.ts`,
    ],
  },
];

/** The page of what strangers’ things may use. */
export function strangersPage(): string {
  return [
    '# What strangers may use',
    '<!-- Written by `npm run refresh` from checks/fresh/strangers.ts and the limits of the code. -->',
    'A program, a picture, an archive, a document or a message of somebody we do not know may use this much of a machine, and no more. A new way in gets a row, with the place where its bound is enforced and the test that tries to exceed it.',
    [
      '| What comes from a stranger | It may use | Enforced in | Tried by |',
      '| --- | --- | --- | --- |',
      ...STRANGERS.map(
        ({ what, mayUse, enforcedIn, triedBy }) =>
          `| ${[what, mayUse, linked(enforcedIn), linked(triedBy)].join(' | ')} |`,
      ),
    ].join('\n'),
    'What one of them does to the others is measured by the bench `floods` ([how](how-to/measure.md)).',
  ].join('\n\n');
}

const linked = (files: readonly string[]): string =>
  files.map((file) => `[${file.split('/').at(-1)}](../${file})`).join(', ');
