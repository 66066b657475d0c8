import { randomUUID } from 'node:crypto';
import {
  checkNewEmail,
  checkNewPassword,
  checkNewUsername,
  CODES_PER_ADDRESS,
  CODES_PER_EMAIL,
  normalizeEmail,
} from '@launchyard/domain/session';
import type { Visitor } from '../../http/routes.ts';
import { perAddress } from '../../kit/attempts.ts';
import { HOUR_SECONDS } from '../../kit/clock.ts';
import type { Deps } from '../../kit/deps.ts';
import { hashPassword } from '../../kit/passwords.ts';
import { refuseAny } from '../../kit/refuse.ts';
import { enqueueMail } from '../../providers/mail/enqueue.ts';
import { signUps } from '../../tables/session.ts';
import { perEmail, takeOrRefuse, turnOf } from '../limited.ts';
import { codeMail } from '../mails/code.ts';
import { findTaken } from './available.ts';
import { hashCode, makeCode, type SignUpDeps, type SignUpRow } from './code.ts';

/** Starts a sign-up. It reserves nothing until the code is entered. */
export async function startSignUp(
  deps: SignUpDeps,
  input: { email: string; password: string; username: string },
  visitor: Visitor,
): Promise<SignUpRow> {
  refuseAny([...checkNewEmail(input.email), ...checkNewPassword(input.password), ...checkNewUsername(input.username)]);
  const email = normalizeEmail(input.email);
  await takeCode(deps, email, visitor);
  refuseAny(await findTaken(deps.database.sql, { email, username: input.username }));
  const passwordHash = await hashPassword(input.password, turnOf(visitor));
  const id = randomUUID();
  const code = makeCode();
  const now = deps.clock();
  return deps.database.sql.transaction(async (tx) => {
    const [row] = await tx
      .insert(signUps)
      .values({
        id,
        email,
        username: input.username,
        passwordHash,
        codeHash: hashCode(deps.config.signingSecret, id, code),
        createdAt: now,
        codeSentAt: now,
      })
      .returning();
    if (!row) throw new Error('the sign-up was not written');
    await enqueueMail(tx, deps.jobs, now, { recipient: email, ...codeMail(code) });
    return row;
  });
}

/** A code is an e-mail to somebody who may not have requested it. */
export function takeCode(deps: Deps, email: string, visitor: Visitor): Promise<void> {
  return takeOrRefuse(
    deps,
    perEmail('code', email, CODES_PER_EMAIL, HOUR_SECONDS),
    perAddress('code', visitor.clientAddress, CODES_PER_ADDRESS, HOUR_SECONDS),
  );
}
