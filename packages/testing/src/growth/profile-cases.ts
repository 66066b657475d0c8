import { randomInt, randomUUID } from 'node:crypto';
import { streamedTime } from '@launchyard/contract/plans';
import { phoneChange, profileGet, usernameChange } from '@launchyard/contract/profile';
import { ask, type Case } from './case.ts';

/** The calls about what somebody is called, and what they streamed. */
export const profileCases: readonly Case[] = [
  ask(profileGet, () => ({})),
  ask(phoneChange, () => ({ phoneNumber: `+49170${randomInt(1_000_000, 9_999_999)}` }), 'member'),
  ask(usernameChange, () => ({ username: `user-${randomUUID().slice(0, 8)}` }), 'member'),
  ask(streamedTime, () => ({})),
];
