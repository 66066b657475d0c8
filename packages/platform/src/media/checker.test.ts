import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refused } from '@launchyard/contract/kit';
import { ASSET_RULES, MAX_CHECKS_WAITING, MAX_PICTURE_PIECES, THUMBNAIL_TYPES } from '@launchyard/domain/assets';
import { makeMp4 } from '@launchyard/testing/pictures/mp4';
import { hostile } from '@launchyard/testing/pictures/hostile';
import { animatedPng, makePng } from '@launchyard/testing/pictures/png';
import { openEnclosure } from '@launchyard/process/enclosed/enclosure';
import { checkerProgram, openChecker, type Checker } from './checker.ts';

let checker: Checker;
const log = pino({ level: 'silent' });
beforeEach(async () => {
  checker = openChecker(await openEnclosure({ ...checkerProgram, mode: 'development', log }), { log });
});
afterEach(() => checker.close());

const png = makePng();
const check = (owner: string, read = () => Promise.resolve(png)) => checker.picture(owner, read, THUMBNAIL_TYPES);
const codeOf = (error: unknown) => (error instanceof Refused ? error.violations[0]?.code : String(error));

test('an owner with many waiting pictures holds nobody else up, and has a limit of waiting ones', async () => {
  const held = Promise.withResolvers<Buffer>();
  const asked = MAX_CHECKS_WAITING.perOwner + 2;
  const mine = Array.from({ length: asked }, () => check('mine', () => held.promise).catch(codeOf));
  expect(await check('yours')).toMatchObject({ picture: { mediaType: 'image/png', width: 4, height: 3 } });
  expect(await mine.at(-1)).toBe('CHECKS_TOO_MANY');
  held.resolve(png);
  const verdicts = await Promise.all(mine);
  expect(verdicts.filter((each) => typeof each === 'object' && 'picture' in each)).toHaveLength(mine.length - 1);
  expect(await check('mine')).toMatchObject({ picture: { width: 4 } });
});

test('of an animated PNG its picture is kept', async () => {
  const verdict = await check('mine', () => Promise.resolve(animatedPng()));
  const { bytes } = 'picture' in verdict ? verdict.picture : expect.unreachable();
  const kept = Buffer.from(bytes);
  expect(['IDAT', 'acTL', 'fdAT'].filter((chunk) => kept.includes(chunk))).toEqual(['IDAT']);
});

test('while files are checked, this process keeps working', async () => {
  let turns = 0;
  let isOver = false;
  const spin = () => {
    turns += 1;
    if (!isOver) setImmediate(spin);
  };
  // The most that is walked to its end before it is refused, each with a megabyte to search.
  const pieces = hostile.png(MAX_PICTURE_PIECES - 4);
  const checks = [checker.picture('mine', () => Promise.resolve(pieces), ASSET_RULES.image.mediaTypes), check('yours')];
  spin();
  await Promise.all(checks);
  isOver = true;
  expect(turns).toBeGreaterThan(100);
});

test('a video is fetched in pieces, and one that cannot be read is a fault of ours', async () => {
  const film = makeMp4({ samples: Buffer.alloc(3_000_000, 'frames ') });
  const asked: number[] = [];
  const read = (offset: number, bytes: number) => {
    asked.push(bytes);
    return Promise.resolve(film.subarray(offset, offset + bytes));
  };
  const verdict = await checker.video('mine', () => Promise.resolve({ sizeBytes: film.length, read }));
  expect(verdict).toEqual({ video: { mediaType: 'video/mp4', width: 640, height: 360 } });
  expect(asked.reduce((sum, bytes) => sum + bytes)).toBeLessThan(100_000);
  const broken = checker.video('mine', () =>
    Promise.resolve({ sizeBytes: film.length, read: () => Promise.reject(new Error('the disk is gone')) }),
  );
  await expect(broken).rejects.toThrow('the disk is gone');
});
