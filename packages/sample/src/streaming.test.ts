import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSample, type StartedSample } from './test-kit/started-sample.ts';
import { TestSignalling } from './test-kit/test-signalling.ts';
import type { TestPlayer } from './test-kit/test-player.ts';
import { unpackBuild, type UnpackedBuild } from './test-kit/unpacked-build.ts';

const ID = {
  qualityControl: 1,
  latencyTest: 6,
  interaction: 50,
  command: 51,
  keyDown: 60,
  keyUp: 61,
  mouseDown: 72,
  mouseMove: 74,
};
const TOLD = { qualityControl: 0, response: 1, latencyTest: 6, initialSettings: 7, inputControl: 12, protocol: 255 };

let build: UnpackedBuild;
let signalling: TestSignalling;
let sample: StartedSample;
beforeAll(async () => {
  build = await unpackBuild();
  return () => build.remove();
});
beforeEach(async () => {
  signalling = await TestSignalling.start();
  sample = startSample(build.folder, [`-PixelStreamingURL=${signalling.url}`, '-PixelStreamingID=Pier', '-Unknown=1']);
});
afterEach(async () => {
  await sample.end();
  await signalling.close();
});

async function join(): Promise<TestPlayer> {
  await signalling.streamer();
  const player = signalling.join();
  await player.open();
  return player;
}

const uint16 = (value: number) => [value & 0xff, value >> 8];
const moveTo = (x: number, y: number) => [ID.mouseMove, ...uint16(x), ...uint16(y), 0, 0, 0, 0];

test('it registers under its id, and a viewer sees frames that go on', async () => {
  expect(await signalling.streamer()).toBe('Pier');
  await sample.line(/Registered as Pier\./);
  const player = await join();
  const first = await player.frame();
  expect(first).toMatchObject({ inputs: 0, x: 0, y: 0 });
  const later = await player.frame(({ frame }) => frame >= first.frame + 30);
  expect(later).toMatchObject({ width: 640, height: 360 });
});

test('the picture shows where the pointer was moved to, and counts what was sent', async () => {
  const player = await join();
  player.send(...moveTo(65_535, 0));
  await player.frame(({ x, y, inputs }) => x === 255 && y === 0 && inputs === 1);
  player.send(ID.mouseDown, 0, ...uint16(32_768), ...uint16(16_384));
  await player.frame(({ x, y, inputs }) => x === 128 && y === 64 && inputs === 2);
});

test('two viewers share the picture; when one leaves, only that connection ends', async () => {
  const [one, other] = [await join(), await join()];
  one.send(...moveTo(20_000, 20_000));
  other.send(...moveTo(40_000, 40_000));
  await Promise.all([one, other].map((player) => player.frame(({ inputs }) => inputs === 2)));
  signalling.leave(one);
  await one.closed();
  await sample.line(/Viewer 1 left; 1 now\./);
  const { frame } = await other.frame();
  await other.frame((later) => later.frame > frame);
});

test('a viewer without a data channel sees what the others do, and nothing else', async () => {
  const one = await join();
  const watching = signalling.join('watching', false);
  one.send(...moveTo(65_535, 0));
  await watching.frame(({ x, inputs }) => x === 255 && inputs === 1);
  expect([one.hasChannel, watching.hasChannel]).toEqual([true, false]);
});

test('a player is told the protocol, the settings and what it may control', async () => {
  const player = await join();
  await player.message(TOLD.initialSettings);
  const [toStreamer, fromStreamer] = player.texts(TOLD.protocol).map((text): unknown => JSON.parse(text));
  expect(toStreamer).toMatchObject({
    Direction: 0,
    MouseMove: { id: ID.mouseMove, structure: ['uint16', 'uint16', 'int16', 'int16'] },
  });
  expect(fromStreamer).toMatchObject({ Direction: 1, Response: { id: TOLD.response } });
  expect(JSON.parse(player.texts(TOLD.initialSettings)[0] ?? '')).toMatchObject({ WebRTC: { FPS: 60 }, Encoder: {} });
  expect(await player.message(TOLD.inputControl)).toEqual(Buffer.of(1));
  player.send(ID.qualityControl);
  expect(await player.message(TOLD.qualityControl)).toEqual(Buffer.of(1));
  player.sendText(ID.interaction, '{"Colour":"Grün"}');
  expect((await player.message(TOLD.response)).toString('utf16le')).toBe('{"Colour":"Grün"}');
  player.sendText(ID.latencyTest, '{"StartTime":1}');
  expect(JSON.parse((await player.message(TOLD.latencyTest)).toString('utf16le'))).toMatchObject({
    ReceiptTimeMs: expect.any(Number),
    TransmissionTimeMs: expect.any(Number),
  });
});

test('quality control goes to the last viewer who asked, and on when that one leaves', async () => {
  const [one, other] = [await join(), await join()];
  other.send(ID.qualityControl);
  expect(await other.message(TOLD.qualityControl)).toEqual(Buffer.of(1));
  expect(await one.message(TOLD.qualityControl)).toEqual(Buffer.of(0));
  signalling.leave(other);
  expect((await one.messages(TOLD.qualityControl, 2)).at(-1)).toEqual(Buffer.of(1));
});

test('a command changes the size of the picture, within bounds', async () => {
  const player = await join();
  await player.frame();
  player.sendText(ID.command, JSON.stringify({ 'Resolution.Width': 801, 'Resolution.Height': 20 }));
  await player.frame(({ width, height }) => width === 800 && height === 180);
});

test('a key that is held plays a tone', async () => {
  const player = await join();
  await player.sound(0);
  await player.frame();
  expect(player.loudest).toBeLessThan(0.01);
  player.send(ID.keyDown, 65, 0);
  await player.sound(0.05);
});

test('garbage on the data channel is dropped', async () => {
  const player = await join();
  const text = Buffer.from('{', 'utf16le');
  player.send(200);
  player.send(ID.mouseMove, 1, 2);
  player.send(...moveTo(1, 1), 9);
  player.send(ID.interaction);
  player.send(ID.interaction, 255, 255, ...text);
  player.sendText(ID.command, '{"Resolution.Width":"1e9","Resolution.Height":null}');
  player.sendText(ID.command, '[');
  player.send(...Array.from({ length: 60_000 }, () => ID.keyDown));
  player.send(...moveTo(65_535, 65_535));
  const { inputs } = await player.frame(({ x, y }) => x === 255 && y === 255);
  expect(inputs).toBe(1);
  expect(player.texts(TOLD.response)).toEqual([]);
});

test('garbage of the server is dropped', async () => {
  await signalling.streamer();
  for (const text of ['', '{', 'null', '7', '[]', '{"type":"playerConnected"}', '{"type":"offer","playerId":"9"}']) {
    signalling.send(text);
  }
  signalling.send({ type: 'answer', playerId: 'nobody', sdp: 'v=0' });
  signalling.send({ type: 'iceCandidate', playerId: 'nobody', candidate: { candidate: 'x' } });
  signalling.send({ type: 'config', peerConnectionOptions: { iceServers: [null, 7, { urls: 8 }] } });
  signalling.send(Buffer.of(0, 255));
  const player = await join();
  await player.frame();
});

test('a viewer whose answer cannot be used is disconnected, and the others stay', async () => {
  const player = await join();
  signalling.send({ type: 'playerConnected', playerId: 'bad', dataChannel: true, sfu: false });
  await signalling.message(({ type, playerId }) => type === 'offer' && playerId === 'bad');
  signalling.send({ type: 'answer', playerId: 'bad', sdp: 'nonsense' });
  await signalling.message(({ type, playerId }) => type === 'disconnectPlayer' && playerId === 'bad');
  await player.frame();
});

test('ICE servers that WebRTC does not accept cost the viewer, not the sample', async () => {
  await signalling.streamer();
  signalling.send({ type: 'config', peerConnectionOptions: { iceServers: [{ urls: 'nonsense' }] } });
  signalling.send({ type: 'playerConnected', playerId: 'bad', dataChannel: true, sfu: false });
  await signalling.message(({ type, playerId }) => type === 'disconnectPlayer' && playerId === 'bad');
  signalling.send({ type: 'config', peerConnectionOptions: { iceServers: [] } });
  await (await join()).frame();
});

test('a ping is answered', async () => {
  await signalling.streamer();
  signalling.send({ type: 'ping', time: 12 });
  expect(await signalling.message(({ type }) => type === 'pong')).toEqual({ type: 'pong', time: 12 });
});

test('after a restart of the server it registers again, and streams to new viewers', async () => {
  const old = await join();
  await old.frame();
  const { port } = signalling;
  await signalling.close();
  await sample.line(/No connection to the signalling server/);
  signalling = await TestSignalling.start(port);
  const player = await join();
  await player.frame();
});

test('SIGTERM ends it', async () => {
  await join();
  sample.kill('SIGTERM');
  expect(await sample.exit).toEqual({ code: 0, signal: null });
  expect(sample.output()).toContain('Ending on SIGTERM.');
});
