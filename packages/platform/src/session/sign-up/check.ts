import { checkLookUp, LOOK_UPS_PER_ADDRESS } from '@launchyard/domain/session';
import type { Visitor } from '../../http/routes.ts';
import { perAddress } from '../../kit/attempts.ts';
import { MINUTE_SECONDS } from '../../kit/clock.ts';
import type { Deps } from '../../kit/deps.ts';
import { refuseAny } from '../../kit/refuse.ts';
import { takeOrRefuse } from '../limited.ts';
import { findTaken, type Wanted } from './available.ts';

/** Refuses what is not available for a sign-up. Every look-up counts, so that nobody can enumerate names. */
export async function checkAvailable(deps: Deps, { email, username }: Wanted, visitor: Visitor): Promise<void> {
  await takeOrRefuse(deps, perAddress('look-up', visitor.clientAddress, LOOK_UPS_PER_ADDRESS, MINUTE_SECONDS));
  refuseAny(checkLookUp({ email, username }));
  refuseAny(await findTaken(deps.database.sql, { email, username }));
}
