import { z } from 'zod';
import { printedText } from '@launchyard/domain/fleet';
import { uploadFailures, type TestServerLook } from '@launchyard/domain/uploads';
import { TesterUnavailable, type StreamTester, type TestedBuild, type TestOutcome } from './stream-tester.ts';

export interface HttpTesterOptions {
  /** The address of the test server, without a trailing slash. */
  url: string;
  /** Sent as a bearer token. */
  token: string | undefined;
  /** Where the test server may announce that its queue has changed. */
  noticeUrl: string;
  /** The timeout of a queue poll. */
  healthMilliseconds?: number;
  /** The timeout of a test: shorter than the HTTP client’s own. */
  testMilliseconds?: number;
}

const HEALTH_MILLISECONDS = 5_000;
const TEST_MILLISECONDS = 4 * 60_000;
const MOST_EVIDENCE = 1_000;

/** Applications §7: the test queue answers a list of owner, app and version. */
const queue = z.array(z.object({ owner: z.string(), app: z.string(), version: z.union([z.string(), z.number()]) }));

const evidence = z.string().transform((text) => printedText(text).slice(0, MOST_EVIDENCE));
const answer = z.discriminatedUnion('result', [
  z.object({ result: z.literal('streamed'), buildType: z.enum(['windows', 'linux']), evidence }),
  z.object({ result: z.literal('failed'), reason: z.enum(['crashed', 'noPlugin', 'noExecutable', 'other']), evidence }),
]);
const FAILURES = {
  crashed: uploadFailures.crashed,
  noPlugin: uploadFailures.pluginMissing,
  noExecutable: uploadFailures.noExecutable,
  other: uploadFailures.testFailed,
} as const;

/**
 * A test server that starts builds, asked over HTTP. The protocol is described in
 * docs/how-to/test-on-a-stream-test-server.md.
 */
export function httpTester(options: HttpTesterOptions): StreamTester {
  const {
    url,
    token,
    noticeUrl,
    healthMilliseconds = HEALTH_MILLISECONDS,
    testMilliseconds = TEST_MILLISECONDS,
  } = options;
  const headers = {
    accept: 'application/json',
    'notice-url': noticeUrl,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return {
    name: 'a stream test server',
    starts: () => Promise.resolve(true),
    async health(signal) {
      let response: Response;
      try {
        const within = AbortSignal.any([signal, AbortSignal.timeout(healthMilliseconds)]);
        response = await fetch(`${url}/queue`, { headers, signal: within, redirect: 'error' });
        return judgeQueue(response.ok, await response.text());
      } catch {
        // No server, too slow, or interrupted: that is the answer.
        return { answer: 'silent', queued: 0 };
      }
    },
    async test(build, signal) {
      const within = AbortSignal.any([signal, AbortSignal.timeout(testMilliseconds)]);
      let response: Response;
      let text: string;
      try {
        response = await fetch(`${url}/test`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': build.testId },
          body: JSON.stringify(asQuestion(build)),
          signal: within,
          redirect: 'error',
        });
        text = await response.text();
      } catch (error) {
        signal.throwIfAborted();
        throw new TesterUnavailable('the test server does not answer', { cause: error });
      }
      if (response.status >= 500) throw new TesterUnavailable(`the test server answers ${response.status}`);
      if (!response.ok) throw new Error(`the test server answers ${response.status}`);
      return asOutcome(answer.parse(JSON.parse(text)));
    },
  };
}

function judgeQueue(isOk: boolean, text: string): TestServerLook {
  const list = isOk ? queue.safeParse(readJson(text)).data : undefined;
  return list === undefined ? { answer: 'noList', queued: 0 } : { answer: 'list', queued: list.length };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON at all, such as a page in front of the server: an answer without a list.
    return null;
  }
}

const asQuestion = ({ folder, versionId, accountId, appName, version, answers }: TestedBuild) => ({
  id: versionId,
  owner: accountId,
  app: appName,
  version,
  folder,
  isLinuxBuild: answers.isLinuxBuild,
});

function asOutcome(given: z.infer<typeof answer>): TestOutcome {
  if (given.result === 'streamed') {
    return {
      isPassed: true,
      buildType: given.buildType,
      testKind: 'started',
      evidence: `Started and streamed: ${given.evidence}`,
    };
  }
  const { code, message } = FAILURES[given.reason];
  return { isPassed: false, failure: { code, message }, evidence: given.evidence };
}
