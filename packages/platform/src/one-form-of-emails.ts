import type { Client } from 'pg';
import { mailAddress } from '@launchyard/domain/session';

/** The tables that hold e-mail addresses by which somebody is known, and whether one row excludes another. */
const TABLES = ['people', 'sign_ups', 'team_invitations'] as const;

/**
 * Brings stored addresses to their one form, the oldest row first. A row whose form another one has stays as it is, and
 * operators are told which: both people go on, and which of two accounts of one mailbox stays is not ours to decide.
 */
export async function keepOneForm(client: Client): Promise<void> {
  for (const table of TABLES) {
    // Only there can a stored address differ from its form.
    const { rows } = await client.query<{ id: string; email: string }>(
      `select id, email from ${table} where email ~ '[^ -~]' order by created_at, id`,
    );
    for (const { id, email } of rows) {
      const form = mailAddress(email);
      if (form === null || form === email) continue;
      const isChanged = await client
        .query(`update ${table} set email = $2 where id = $1`, [id, form])
        .then(() => true, keepIfTaken);
      if (!isChanged)
        process.emitWarning(`The e-mail address of row ${id} of ${table} ${TAKEN}`, { code: 'EMAIL_FORM' });
    }
  }
}

const TAKEN =
  'is another spelling of one that an earlier row has. It was left as it is: its person signs in with this spelling.';

const UNIQUE_VIOLATION = '23505';

function keepIfTaken(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return false;
  throw error;
}
