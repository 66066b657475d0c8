import { makeAskedAccount } from '@launchyard/testing/growth/asked-account';
import type { LargeWorld } from '@launchyard/testing/growth/large-world';
import { SMALL_ACCOUNT, type AccountSize } from '@launchyard/testing/growth/one-account';
import type { Asked } from '@launchyard/testing/growth/panel-questions';
import type { TestPerson } from '@launchyard/testing/world/people';
import { scaled } from '../kit/scale.ts';

/** A measured account, and the ids to query in it. */
export interface Subject extends Asked {
  /** Its name in reports, such as "large". */
  called: string;
  owner: TestPerson;
  size: AccountSize;
}

const LARGE: AccountSize = {
  apps: scaled(10_000),
  versions: 100,
  links: scaled(100_000),
  configs: scaled(1_000),
  changes: scaled(1_000),
  assets: scaled(1_000),
  notifications: scaled(10_000),
  binItems: scaled(5_000),
};

/** Two accounts in one database: a new one, and one after years of use. */
export async function makeSubjects(world: LargeWorld): Promise<{ small: Subject; large: Subject }> {
  return {
    small: await makeSubject(world, 'small', 'a', SMALL_ACCOUNT),
    large: await makeSubject(world, 'large', 'b', LARGE),
  };
}

async function makeSubject(world: LargeWorld, called: string, digit: string, size: AccountSize): Promise<Subject> {
  return { called, size, ...(await makeAskedAccount(world, world.tables, { digit, size })) };
}
