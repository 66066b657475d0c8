import { expect, test } from 'vitest';
import { chooseFailure, classifyFailure } from './classification.ts';
import { uploadFailures, type UploadFailure } from './failures.ts';
import { STAGES, type Stage, type StageProgress } from './pipeline.ts';

const through = (...done: Stage[]): StageProgress[] =>
  STAGES.map((stage) => ({
    stage,
    state: done.includes(stage) ? 'done' : 'waiting',
    progressPercent: done.includes(stage) ? 100 : 0,
  }));

test.each<[Stage, string]>([
  ['test', 'no plugin issue'],
  ['queue', 'queueing error'],
  ['prepare', 'shared-drive extraction error'],
  ['scan', 'shared-drive extraction error'],
  ['upload', 'uploading error'],
  ['acquire', 'N/A'],
])('a failure at %s is classified as "%s"', (stage, expected) => {
  expect(classifyFailure({ code: 'INTERNAL', stage }, through())).toBe(expected);
});

test.each<[Stage[], string]>([
  [['upload', 'acquire', 'scan', 'prepare'], 'problem in app testing'],
  [['upload', 'acquire'], 'problem in extraction'],
  [['upload'], 'problem in upload'],
])('an upload stuck after %j is classified by its progress: %s', (done, expected) => {
  expect(classifyFailure({ code: uploadFailures.stuck.code, stage: 'prepare' }, through(...done))).toBe(expected);
});

test('an upload stuck while it is assembled again is classified by that, whatever its earlier progress', () => {
  const again = through('upload', 'acquire', 'scan', 'prepare').map((each) =>
    each.stage === 'acquire' ? { ...each, state: 'failed' as const } : each,
  );
  expect(classifyFailure({ code: uploadFailures.stuck.code, stage: 'acquire' }, again)).toBe('problem in download');
});

test('an upload stuck while it is acquired is a problem in download', () => {
  const stages = through('upload').map((each) =>
    each.stage === 'acquire' ? { ...each, state: 'running' as const } : each,
  );
  expect(classifyFailure({ code: uploadFailures.stuck.code, stage: 'acquire' }, stages)).toBe('problem in download');
});

const f = uploadFailures;

test.each<[string, UploadFailure[], UploadFailure | null]>([
  ['nothing', [], null],
  ['a virus first', [f.noExecutable, f.testFailed, f.virusFound], f.virusFound],
  ['the executable before a crash', [f.crashed, f.noExecutable], f.noExecutable],
  ['plugin 2 before a crash', [f.crashed, f.plugin2], f.plugin2],
  ['of executable and plugin 2, the one listed first', [f.plugin2, f.noExecutable], f.plugin2],
  ['a crash before the plugin', [f.pluginMissing, f.crashed], f.crashed],
  ['the plugin before the test', [f.testFailed, f.pluginMissing], f.pluginMissing],
  ['the test before general errors', [f.internal, f.testFailed], f.testFailed],
])('of several findings, %s is reported', (_, found, expected) => {
  expect(chooseFailure(found)).toBe(expected);
});
