import { beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type GraphqlAsker, type World } from '../world/world.ts';
import { makeCast, type Cast } from './actors.ts';
import { answerText } from './ask.ts';
import { rows, type Target } from './rows.ts';
import { absentOf, makeTarget, malformedOf } from './target.ts';

let world: World;
let cast: Cast;
let target: Target;
beforeAll(async () => {
  world = await startWorld();
  cast = await makeCast(world);
  target = await makeTarget(world, cast.owner);
  await cast.limitTo([target.appId]);
  return () => world.close();
});

describe('in one’s own account, foreign ids get the same answers as ids that never existed', () => {
  const withIds = rows.filter(
    (row) => row.variables && row.field !== 'Query.account' && row.field !== 'Mutation.sessionDelete',
  );
  test.each(withIds)('$document', async (row) => {
    const as: GraphqlAsker = { key: cast.other.apiKey };
    const answers = [target, absentOf(target), malformedOf(target)].map((of, i) =>
      answerText(world, row, as, { ...of, fresh: `foreign-${i}-${row.field}` }),
    );
    const [foreign, missing, broken] = await Promise.all(answers);
    expect(foreign).toBe(missing);
    expect(foreign).toBe(broken);
  });
});
