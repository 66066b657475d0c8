import { checkNewEmail, checkNewUsername, LOOK_UPS_PER_ADDRESS } from '@launchyard/domain/session';
import type { Deps } from '../../kit/deps.ts';
import { refuseAny } from '../../kit/refuse.ts';
import type { Visitor } from '../../http/routes.ts';
import { MINUTE_SECONDS, perAddress, takeOrRefuse } from '../limited.ts';
import { findTaken } from './available.ts';

/** Refuses what could not be signed up with. Every look-up counts: nobody asks for a list of names. */
export async function checkAvailable(
  deps: Deps,
  wanted: { email?: string | undefined; username?: string | undefined },
  visitor: Visitor,
): Promise<void> {
  await takeOrRefuse(deps, perAddress('look-up', visitor.clientAddress, LOOK_UPS_PER_ADDRESS, MINUTE_SECONDS));
  const asked = {
    ...(wanted.email === undefined ? {} : { email: wanted.email }),
    ...(wanted.username === undefined ? {} : { username: wanted.username }),
  };
  refuseAny([
    ...(asked.email === undefined ? [] : checkNewEmail(asked.email)),
    ...(asked.username === undefined ? [] : checkNewUsername(asked.username)),
  ]);
  refuseAny(await findTaken(deps.database.sql, asked));
}
