import { signIn } from '@launchyard/contract/session';
import { CLIENT_ADDRESS_HEADER, GATEWAY_SECRET_HEADER } from '@launchyard/contract/kit';
import { SIGN_IN_WINDOW_SECONDS, WRONG_SIGN_INS_PER_ACCOUNT } from '@launchyard/domain/session';
import { openDatabase } from '@launchyard/platform/kit/database';
import { makePerson, type TestPerson } from '../world/people.ts';
import { startPlatform } from '../world/platform.ts';
import { callRest } from '../world/rest.ts';
import type { FaultGround, FaultReport, Harness } from './harness.ts';
import { HARNESS_GATEWAY_SECRET, startSystem } from './system.ts';

const GUESSES_AT_ONCE = 24;
/** How many rounds may take longer than the window, on a slow machine, and be repeated. */
const MAX_LATE_ROUNDS = 5;

/** Wrong sign-ins are counted exactly, no matter how many processes receive them and how those die. */
export const limitsHarness: Harness = {
  promise: 'R12: limits are exact, in parallel and across restarts',
  sizes: { long: 20, short: 2 },
  run: guessAtTwo,
};

/** The outcome of guessing at one account. */
interface Guessed {
  /** Guesses whose password was checked. */
  wrong: number;
  refused: number;
  /** Guesses sent to a process that died meanwhile. */
  unanswered: number;
  /** The outcome of the correct password afterwards. */
  right: 'refused' | 'let in' | 'unanswered';
}

async function guessAtTwo({ createDatabase, folder, tell }: FaultGround, rounds: number): Promise<FaultReport> {
  const urls = await createDatabase();
  const processes = ['api-1', 'api-2'] as const;
  const system = await startSystem({ migrationUrl: urls.migrationUrl, dataDir: folder, processes });
  const database = openDatabase(urls.url, { connections: 2, onError: () => undefined });
  const doors = processes.map((name) => `http://127.0.0.1:${system.port(name)}`);
  const report: FaultReport = {
    done: { 'guesses at once': 0, 'api killed meanwhile': 0, 'api restarted afterwards': 0 },
    figures: {},
    broken: [],
    planted: {},
  };
  const add = (what: string, times: number) => void (report.done[what] = (report.done[what] ?? 0) + times);
  try {
    for (let round = 1, late = 0; round <= rounds;) {
      const person = await makePerson({ sql: database.sql, now: new Date() });
      const begun = performance.now();
      const killing = round % 2 === 0 ? system.kill('api-2').then(() => add('api killed meanwhile', 1)) : undefined;
      const first = await guess(doors, person, HARNESS_GATEWAY_SECRET);
      await killing;
      await system.restart('api-2');
      add('api restarted afterwards', 1);
      const again = await guess(doors, person, HARNESS_GATEWAY_SECRET);
      add('guesses at once', 2 * GUESSES_AT_ONCE);
      // More guesses are rightly checked once the window is over.
      if (performance.now() - begun > SIGN_IN_WINDOW_SECONDS * 1000) {
        late += 1;
        if (late < MAX_LATE_ROUNDS) continue;
        throw new Error(`${late} rounds took longer than the window of ${SIGN_IN_WINDOW_SECONDS} s`);
      }
      report.broken.push(...judge([first, again]).map((each) => `round ${round}: ${each}`));
      if (round % 5 === 0) tell(`${round} of ${rounds} rounds`);
      round += 1;
    }
    report.planted['two processes that count separately'] = await guessAtStrangers(createDatabase);
    report.figures['guesses allowed per account'] = WRONG_SIGN_INS_PER_ACCOUNT;
    return report;
  } finally {
    await system.close();
    await database.close();
    await urls.drop();
  }
}

/** Guesses at one account through all processes at once, each from a different address, then tries the correct password. */
async function guess(doors: readonly string[], { email, password }: TestPerson, secret: string): Promise<Guessed> {
  const guessed: Guessed = { wrong: 0, refused: 0, unanswered: 0, right: 'unanswered' };
  const ask = async (index: number, word: string) => {
    const address = `10.${index}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
    const headers = { [CLIENT_ADDRESS_HEADER]: address, [GATEWAY_SECRET_HEADER]: secret };
    const answer = await callRest(doors[index % doors.length] ?? '', signIn, { email, password: word }, { headers });
    return answer.reply ? 'let in' : (answer.refusals?.[0]?.code ?? 'fault');
  };
  const asked = Array.from({ length: GUESSES_AT_ONCE }, (_, index) => ask(index, `guess ${index}`));
  for (const answer of await Promise.allSettled(asked)) {
    if (answer.status === 'rejected') guessed.unanswered += 1;
    else if (answer.value === 'INCORRECT_CREDENTIALS') guessed.wrong += 1;
    else if (answer.value === 'TOO_MANY_ATTEMPTS') guessed.refused += 1;
  }
  const right = await ask(0, password);
  guessed.right = right === 'let in' ? 'let in' : 'refused';
  return guessed;
}

function judge(tries: readonly Guessed[]): string[] {
  const wrong = tries.reduce((sum, each) => sum + each.wrong, 0);
  const unanswered = tries.reduce((sum, each) => sum + each.unanswered, 0);
  const most = WRONG_SIGN_INS_PER_ACCOUNT;
  return [
    ...(wrong > most ? [`${wrong} passwords were checked within a minute instead of ${most}`] : []),
    // An unanswered guess may have been counted.
    ...(wrong + unanswered < most ? [`only ${wrong} passwords were checked, although ${most} are allowed`] : []),
    ...(tries.some(({ right }) => right === 'let in')
      ? ['the correct password was accepted before the minute was over']
      : []),
  ];
}

/** The same with two services that share nothing: each has an account with the same name. */
async function guessAtStrangers(createDatabase: FaultGround['createDatabase']): Promise<string[]> {
  const worlds = [
    await startPlatform({ database: await createDatabase() }),
    await startPlatform({ database: await createDatabase() }),
  ];
  try {
    const [person] = await Promise.all(worlds.map((world) => world.person()));
    if (!person) throw new Error('no person was created');
    const doors = worlds.map((world) => world.config.addresses.upstream);
    return judge([await guess(doors, person, worlds[0]?.config.gatewaySecret ?? '')]);
  } finally {
    for (const world of worlds) await world.close();
  }
}
