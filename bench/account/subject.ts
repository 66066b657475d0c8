import { makeAskedAccount } from '@launchyard/testing/growth/asked-account';
import type { LargeWorld } from '@launchyard/testing/growth/large-world';
import type { AccountSize } from '@launchyard/testing/growth/one-account';
import type { Asked } from '@launchyard/testing/growth/panel-questions';
import type { TestPerson } from '@launchyard/testing/world/people';
import { scaled } from '../kit/scale.ts';

/** An account that is asked about, and what of it. */
export interface Subject extends Asked {
  /** As a reader knows it: "large". */
  called: string;
  owner: TestPerson;
  size: AccountSize;
}

/** Ten applications, links of each kind and configs; of what else there is, as much as fills a page. */
const SMALL: AccountSize = {
  apps: 10,
  versions: 10,
  links: 20,
  configs: 10,
  changes: 10,
  assets: 24,
  notifications: 10,
  binItems: 21,
};

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

/** Two accounts of one database: one as it begins, and one as it is after years. */
export async function makeSubjects(world: LargeWorld): Promise<{ small: Subject; large: Subject }> {
  return { small: await makeSubject(world, 'small', 'a', SMALL), large: await makeSubject(world, 'large', 'b', LARGE) };
}

async function makeSubject(world: LargeWorld, called: string, digit: string, size: AccountSize): Promise<Subject> {
  return { called, size, ...(await makeAskedAccount(world, world.tables, { digit, size })) };
}
