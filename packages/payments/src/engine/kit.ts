import { randomBytes } from 'node:crypto';
import type { PaymentsErrorType } from '@launchyard/contract/payments';
import type { Store } from '../store/store.ts';

/** What every part of the engine needs. */
export interface Needs {
  store: Store;
  clock: () => Date;
  /** Where checkout pages are, without a trailing slash. */
  origin: string;
}

/** A call that its caller has to put right. */
export class Refused extends Error {
  override name = 'Refused';
  readonly type: PaymentsErrorType;
  constructor(type: PaymentsErrorType, message: string) {
    super(message);
    this.type = type;
  }
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;

/** Instants are kept in milliseconds, and shown in seconds. */
export const inSeconds = (milliseconds: number): number => milliseconds / 1000;

const SECOND = 1000;
export const HOUR = 60 * 60 * SECOND;
export const DAY = 24 * HOUR;
