import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { METHODS, ArchiveWriter, writeHostile } from '@launchyard/testing/archives/index';
import { TestUploader } from '@launchyard/platform/uploads/test-uploader';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../world/people.ts';
import { startWorld, type World } from '../world/world.ts';
import { startUpload } from './upload.ts';
import { waysInto, type WaysIn } from './ways-in.ts';

const OUTCOME = `query ($id: ID!) { viewer { account { storage { usedBytes }
  upload(id: $id) { state failure { code message } app { latestVersion { number } } } } } }`;
/** The file that these names create if a shell ever runs them. */
const PWNED = 'pwned-by-a-name';
const SHELL_NAMES = [
  `$(touch ${PWNED})`,
  `\`touch ${PWNED}\``,
  `a; touch ${PWNED}`,
  `a && touch ${PWNED}`,
  `-rf --help`,
  `'"; touch ${PWNED} #`,
];

let world: World;
let ways: WaysIn;
let folder: string;
let namer: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'launchyard-attacks-'));
  world = await startWorld({ withWorker: true });
  ways = waysInto(world);
  namer = await world.person();
  return async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  };
});
afterEach(async () => expect(await ways.stillAnswers()).toBe(true));

interface Ended {
  person: TestPerson;
  text: string;
}

/** Uploads an archive in a new account, waits until it ends, and queries the outcome through the gateway. */
async function upload(write: (path: string) => void, fileName = 'build.zip'): Promise<Ended> {
  const person = await world.person();
  const uploader = new TestUploader(world, person);
  const path = join(folder, `${person.username}.zip`);
  write(path);
  const { id } = await uploader.uploadFile(path, { fileName });
  await uploader.waitForEnd(id);
  const { text } = await ways.post({ query: OUTCOME, variables: { id } }, { key: person.apiKey });
  return { person, text };
}

const eicar = (path: string) => {
  const archive = new ArchiveWriter(path);
  archive.addFile('Windows/Game.exe', Buffer.from('MZ'));
  const signature = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
  archive.addFile('Windows/readme.txt', Buffer.from(signature), { method: METHODS.deflated });
  archive.finish();
};

/** Files named like shell commands, including a program. */
const withNames = (path: string) => {
  const archive = new ArchiveWriter(path);
  archive.addFile(`$(touch ${PWNED}).exe`, Buffer.from('MZ'));
  // Names that are invalid on Windows are rejected earlier.
  for (const name of SHELL_NAMES) archive.addFile(name.replaceAll('"', ''), Buffer.from('nothing'));
  archive.finish();
};

// The pipeline's own tests cover every hostile archive. These cover what the customer sees through the API.
describe.concurrent('an archive', () => {
  test.for([
    ['24: with path traversal', (path: string) => writeHostile(path, 'traversal'), 'ARCHIVE_NOT_EXTRACTABLE'],
    ['25: with a virus', eicar, 'VIRUS_FOUND'],
  ] as const)('%s fails with a sentence, creates no version, and uses no storage', async ([, write, code]) => {
    const { text } = await upload(write);
    expect(text).toContain(`"state":"FAILED"`);
    expect(text).toContain(`"code":"${code}"`);
    expect(text).toContain('"usedBytes":0');
    expect(text).toContain('"latestVersion":null');
  });

  test('26: a build whose name, files and program are shell commands is inspected like any other, and none of them runs', async () => {
    const { text } = await upload(withNames, `$(touch ${PWNED}).zip`);
    expect(text).toContain('"code":"PLUGIN_MISSING"');
    const everywhere = await Promise.all([process.cwd(), world.config.dataDir, folder].map((each) => readdir(each)));
    expect(everywhere.flat().filter((name) => name === PWNED)).toEqual([]);
  });
});

test.for(SHELL_NAMES)('26: an application cannot be named %s', async (appName) => {
  const { text } = await ways.post(startUpload('a-name-of-a-shell', { appName }), { key: namer.apiKey });
  expect(text).toContain('"upload":null');
  expect(text).toContain('"code":"APP_NAME_CHARACTERS"');
});
