import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { FaultError } from '../kit/fault.ts';
import type { Caller } from './caller.ts';
import { NOT_ALLOWED } from './require-may.ts';

/** Programs do not answer for people: throws FORBIDDEN for a key. */
export function requirePerson(caller: Caller): Caller {
  if (caller.credential.kind === 'key') throw new FaultError(SERVICE_FAULT.FORBIDDEN, NOT_ALLOWED);
  return caller;
}

/** Nor does support, while it looks into somebody’s account. */
export function requireOwnWord(caller: Caller): Caller {
  if (caller.grant.way === 'support') throw new FaultError(SERVICE_FAULT.FORBIDDEN, NOT_ALLOWED);
  return requirePerson(caller);
}
