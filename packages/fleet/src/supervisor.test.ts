import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { FleetFull } from '@launchyard/contract/fleet';
import { PROGRAMS } from './isolation/visible.ts';
import { markOf } from './isolation/sweep.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';
import { makeBuilds, until, untilEnded, untilLogged } from './test-kit.ts';

const MIB = 1024 * 1024;
let builds: Awaited<ReturnType<typeof makeBuilds>>;
let fleet: Supervisor;

beforeAll(async () => {
  builds = await makeBuilds();
  fleet = await createSupervisor({
    dataDir: builds.dataDir,
    places: 3,
    memoryBytes: 300 * MIB,
    firstUdpPort: 21_000,
    isDevelopment: true,
  });
  expect(await fleet.health()).toMatchObject({ isIsolated: true, places: 3, running: 0 });
  return async () => {
    await fleet.close();
    expect(await marked()).toEqual([]);
    await builds.remove();
  };
});

/** The command lines of the processes that this fleet has. */
async function marked(): Promise<string[]> {
  const lines = (await readdir('/proc'))
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => ''));
  return (await Promise.all(lines)).filter((line) => line.includes(`${markOf(builds.dataDir)}-`));
}

/** Runs a script to its end. */
async function runToEnd(script: string, args: string[] = []) {
  const id = randomUUID();
  await fleet.start(id, await builds.make(script, { arguments: args }));
  const instance = await untilEnded(fleet, id);
  return { instance, text: (await fleet.log(id, 0))?.text ?? '' };
}

describe('a build', () => {
  test('gets its arguments verbatim, ours first, and no environment of ours', async () => {
    const odd = ['a b', '"', "it's", '$(id)', '`id`', '*', '; exit 9', '-PixelStreamingURL=ws://evil.example'];
    const { instance, text } = await runToEnd('for each in "$@"; do echo "<$each>"; done; env', odd);
    expect(instance.end).toMatchObject({ reason: 'exited', exitCode: 0 });
    expect(text).toContain('<-PixelStreamingURL=ws://127.0.0.1:9/signalling>');
    for (const each of odd.slice(0, -1)) expect(text).toContain(`<${each}>`);
    expect(text).not.toContain('<-PixelStreamingURL=ws://evil.example>');
    expect(text.match(/^[A-Z_]+=/gm)?.toSorted()).toEqual(['HOME=', 'LAUNCHYARD_INSTANCE=', 'PATH=', 'PWD=']);
  });

  test('finds Node on its path', async () => {
    const { text } = await runToEnd('exec node -p "6*7"');
    expect(text).toContain('42');
  });

  test.each([
    ['exits', 'echo last; exit 7', { reason: 'exited', exitCode: 7, signal: null, lastLines: ['last'] }],
    ['crashes', 'echo last; kill -SEGV $$', { reason: 'crashed', exitCode: null, signal: 11, lastLines: ['last'] }],
  ])('that %s says so, with its last lines', async (_, script, end) => {
    const { instance } = await runToEnd(script);
    expect(instance.end).toEqual(end);
  });

  test('without a script, without a folder, for Windows or elsewhere cannot be started', async () => {
    const right = await builds.make('true');
    const wrong = [
      { ...right, build: { ...right.build, versionId: randomUUID() } },
      { ...right, build: { ...right.build, platform: 'windows' as const } },
      { ...right, signallingUrl: 'ws://192.0.2.1:9/' },
    ];
    for (const input of wrong) {
      const id = randomUUID();
      await fleet.start(id, input);
      expect((await untilEnded(fleet, id)).end?.reason).toBe('cannotStart');
    }
  });

  test('that ignores SIGTERM, or forks, is gone after a stop; one that listens ends by itself', async () => {
    const stubborn = randomUUID();
    const polite = randomUUID();
    await fleet.start(
      stubborn,
      await builds.make("trap '' TERM; (setsid sleep 600 &); echo up; while :; do sleep 1; done"),
    );
    await fleet.start(polite, await builds.make("trap 'echo bye; exit 0' TERM; echo up; while :; do sleep 0.1; done"));
    await Promise.all([untilLogged(fleet, stubborn, 'up'), untilLogged(fleet, polite, 'up')]);
    const [first, second] = await Promise.all([fleet.stop(stubborn), fleet.stop(polite)]);
    expect(first?.end?.reason).toBe('stopped');
    expect(second?.end).toMatchObject({ reason: 'stopped', exitCode: 0 });
    expect(second?.end?.lastLines).toContain('bye');
    expect(await marked()).toEqual([]);
    expect(await fleet.stop(polite)).toEqual(second);
  });

  test('whose children outlive it leaves none', async () => {
    await runToEnd('setsid sleep 600 & (sleep 600 &) ; exit 0');
    expect(await marked()).toEqual([]);
  });

  test('that prints without end is kept at both ends', async () => {
    const { text } = await runToEnd('echo first; head -c 200000000 /dev/zero | tr "\\0" x; echo; echo last');
    expect(text.startsWith('first')).toBe(true);
    expect(text).toMatch(/\[19\d{7} bytes left out\]/);
    expect(text).toContain('last\n');
    expect(text.length).toBeLessThan(1.3 * MIB);
  });

  test('cannot write outside its scratch', async () => {
    const { text } = await runToEnd(
      'for at in / /dev /build /usr; do head -c 600 /dev/zero > $at/x 2>/dev/null && echo "filled $at"; rm -f $at/x; done; echo done',
    );
    expect(text).not.toContain('filled');
    expect(text).toContain('done');
  });
});

describe('a build reaches', () => {
  let ours: Server;
  let other: Server;
  beforeAll(async () => {
    [ours, other] = await Promise.all([serve(), serve()]);
    return () => {
      ours.close();
      other.close();
    };
  });

  test('the signalling server, and nothing else of this machine', async () => {
    const hosts = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ family }) => family === 'IPv4');
    const addresses = ['localhost', ...hosts.map(({ address }) => address)];
    const asked = addresses.map((host) => `http://${host === 'localhost' ? '127.0.0.1' : host}:${portOf(other)}`);
    for (const url of asked) expect(await (await fetch(url)).text()).toBe('reached');
    const urls = [`http://127.0.0.1:${portOf(ours)}`, ...asked];
    // Whether the others do not answer is asked once the first one has.
    const script = `exec node -e '
      const [first, ...others] = ${JSON.stringify(urls)};
      const reach = (u, options) => fetch(u, options).then(() => console.log("yes", u), () => console.log("no", u));
      reach(first).then(() => others.forEach((u) => reach(u, { signal: AbortSignal.timeout(2000) })));
    '`;
    const id = randomUUID();
    await fleet.start(id, await builds.make(script, { signallingUrl: `ws://127.0.0.1:${portOf(ours)}/` }));
    await untilEnded(fleet, id);
    const text = (await fleet.log(id, 0))?.text ?? '';
    expect(text).toContain(`yes ${urls[0]}`);
    for (const url of asked) expect(text).toContain(`no ${url}`);
  });

  test('of this machine, the libraries and a list of programs', async () => {
    const { text } = await runToEnd('ls /; echo; ls /usr; echo; ls /usr/bin; echo; ls /usr/share; echo; ls /etc');
    const [root = [], usr = [], programs = [], shared = []] = text.split('\n\n').map((part) => part.split('\n'));
    expect(root).toEqual(['bin', 'build', 'dev', 'lib', 'lib64', 'opt', 'proc', 'tmp', 'usr']);
    expect(['bin', 'lib', 'lib64', 'share']).toEqual(expect.arrayContaining(usr));
    expect(programs).toEqual(expect.arrayContaining(['bash', 'dirname', 'sh']));
    expect(PROGRAMS).toEqual(expect.arrayContaining(programs));
    expect(shared).not.toContain('doc');
    expect(text).toMatch(/cannot access '\/etc'/);
  });

  test('neither the data folder nor another build', async () => {
    await writeFile(join(builds.dataDir, 'secrets.json'), 'secret');
    const neighbour = await builds.make('true');
    const folder = join(builds.dataDir, 'files', 'builds', neighbour.build.versionId);
    expect(await readdir(folder)).toContain('Harbour.sh');
    const { text } = await runToEnd(
      `ls ${folder} || echo "no build"; cat ${builds.dataDir}/secrets.json || echo "no data"; ls -A /mnt /root /etc || echo "no root"`,
    );
    expect(text).toContain('no build');
    expect(text).toContain('no data');
    expect(text).toContain('no root');
  });

  test('no port of ours by listening on it', async () => {
    const id = randomUUID();
    const port = portOf(other);
    await fleet.start(
      id,
      await builds.make(
        `exec node -e 'require("http").createServer((_, r) => r.end("stolen")).listen(${port}, () => console.log("listens"))'`,
      ),
    );
    await untilLogged(fleet, id, 'listens');
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('reached');
    await fleet.stop(id);
  });
});

describe('the fleet', () => {
  test('starts once for an id, however often and at once it is asked', async () => {
    const id = randomUUID();
    const input = await builds.make('echo run; exec sleep 600');
    const answers = await Promise.all([fleet.start(id, input), fleet.start(id, input)]);
    expect(answers[0].startedAt).toBe(answers[1].startedAt);
    const text = await untilLogged(fleet, id, 'run');
    expect(text.match(/run/g)).toHaveLength(1);
    expect((await until(fleet, id, ({ memoryBytes }) => memoryBytes > 0)).state).toBe('running');
    await fleet.stop(id);
  });

  test('refuses a build without a place, and takes it when one is free', async () => {
    const stream = await builds.make('exec sleep 600');
    const tested = { ...stream, use: 'test' as const };
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const last = randomUUID();
    await fleet.start(ids[0] ?? '', tested);
    for (const id of ids.slice(1)) await fleet.start(id, stream);
    await expect(fleet.start(last, stream)).rejects.toThrow(FleetFull);
    await fleet.stop(ids[1] ?? '');
    expect((await fleet.start(last, stream)).state).toBe('starting');
    await Promise.all([...ids, last].map((id) => fleet.stop(id)));
    expect((await fleet.health()).running).toBe(0);
  });

  test.each([
    ['tests of builds', 'test', 'stream'],
    ['streams', 'stream', 'test'],
    ['streams with spares', 'spare', 'test'],
  ] as const)('never gives its last place to %s', async (_, use, other) => {
    const input = await builds.make('exec sleep 600');
    const [first, second, third, kept] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    for (const id of [first, second]) await fleet.start(id, { ...input, use });
    await expect(fleet.start(third, { ...input, use })).rejects.toThrow(FleetFull);
    expect((await fleet.start(kept, { ...input, use: other })).state).toBe('starting');
    await Promise.all([first, second, third, kept].map((id) => fleet.stop(id)));
  });

  test('gives a free place to whoever has waited for it longest', async () => {
    const input = await builds.make('exec sleep 600');
    const [first, second, patient, late] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    for (const id of [first, second]) await fleet.start(id, input);
    for (const id of [patient, late]) await expect(fleet.start(id, input)).rejects.toThrow(FleetFull);
    await fleet.stop(first);
    await expect(fleet.start(late, input)).rejects.toThrow(FleetFull);
    expect((await fleet.start(patient, input)).state).toBe('starting');
    // Whoever is stopped before they got one waits no longer.
    await expect(fleet.start(late, input)).rejects.toThrow(FleetFull);
    await fleet.stop(late);
    await fleet.stop(second);
    const newcomer = randomUUID();
    expect((await fleet.start(newcomer, input)).state).toBe('starting');
    await Promise.all([patient, newcomer].map((id) => fleet.stop(id)));
  });

  test('lets accounts take turns for a free place', async () => {
    const many = await builds.make('exec sleep 600');
    const one = { ...many, build: { ...many.build, accountId: 'acc_2' } };
    const [first, second, third, other] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    for (const id of [first, second]) await fleet.start(id, many);
    await expect(fleet.start(third, many)).rejects.toThrow(FleetFull);
    await expect(fleet.start(other, one)).rejects.toThrow(FleetFull);
    await fleet.stop(first);
    await expect(fleet.start(third, many)).rejects.toThrow(FleetFull);
    expect((await fleet.start(other, one)).state).toBe('starting');
    await Promise.all([second, third, other].map((id) => fleet.stop(id)));
  });

  test('ends a build whose lease ends, and not one whose lease is renewed', async () => {
    const [kept, forgotten] = [randomUUID(), randomUUID()];
    const input = await builds.make('exec sleep 600', { leaseSeconds: 1 });
    // In one go, so that the lease cannot end before it is renewed.
    await Promise.all([fleet.start(kept, input), fleet.renew(kept, 600), fleet.start(forgotten, input)]);
    expect((await untilEnded(fleet, forgotten)).end?.reason).toBe('leaseEnded');
    expect((await until(fleet, kept, ({ state }) => state !== 'starting')).state).toBe('running');
    await fleet.stop(kept);
    expect(await fleet.renew(randomUUID(), 60)).toBeNull();
  });
});

const serve = async () => {
  const server = createServer((_, response) => response.end('reached'));
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return server;
};

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return address.port;
};
