import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { FREE_STORAGE_BYTES } from '@launchyard/domain/plans';
import { GIB } from '@launchyard/domain/kit';
import { seedAssets } from './assets/demo.ts';
import { makeKey } from './keys/keys.ts';
import { openDatabase } from './kit/database.ts';
import { openStores } from './providers/files/open-stores.ts';
import { openAccountWithPassword } from './session/open-account.ts';
import { people } from './tables/accounts.ts';
import { addMember } from './team/members.ts';

/** The role of the person whose application every account gets as its demo. */
export const SHOWCASE = 'showcase';

const demoPerson = z.object({
  role: z.enum(['owner', 'member', 'support', 'admin', SHOWCASE]),
  email: z.string(),
  password: z.string(),
  username: z.string(),
  apiKey: z.string(),
  streamingApiKey: z.string(),
});
export type DemoPerson = z.infer<typeof demoPerson>;

const CAST = [
  { role: 'owner', username: 'northlight', email: 'owner@launchyard.example' },
  { role: 'member', username: 'mira', email: 'member@launchyard.example' },
  { role: 'support', username: 'sam', email: 'support@launchyard.example' },
  { role: 'admin', username: 'ada', email: 'admin@launchyard.example' },
  { role: SHOWCASE, username: 'launchyard', email: 'showcase@launchyard.example' },
] as const;
const OWNER_STORAGE_BYTES = 200 * GIB;

/**
 * Creates the demo people of the first start in development, each with both keys and the owner with a small library, and
 * writes them to `demoFile` (readable only by its owner). Later starts read that file. Passwords and keys are random,
 * so installations never share them.
 */
export async function seedDemo({
  migrationUrl,
  demoFile,
}: {
  /** For the role that owns the tables: no process makes staff. */
  migrationUrl: string;
  demoFile: string;
}): Promise<DemoPerson[]> {
  const database = openDatabase(migrationUrl, { connections: 1, onError: () => undefined });
  try {
    const [seeded] = await database.sql.select({ id: people.id }).from(people).where(eq(people.email, CAST[0].email));
    if (seeded)
      return existsSync(demoFile) ? z.array(demoPerson).parse(JSON.parse(await readFile(demoFile, 'utf8'))) : [];
    return await database.sql.transaction(async (tx) => {
      const now = new Date();
      const cast: DemoPerson[] = [];
      let owner: string | undefined;
      for (const { role, username, email } of CAST) {
        const password = randomBytes(12).toString('base64url');
        const { personId, accountId } = await openAccountWithPassword(tx, now, {
          email,
          username,
          password,
          role: role === 'support' || role === 'admin' ? role : 'customer',
          // Its stream has to be there for as long as the installation.
          ...(role === SHOWCASE && { trial: null }),
          purchasedStorageBytes: role === 'owner' ? OWNER_STORAGE_BYTES - FREE_STORAGE_BYTES : 0,
        });
        if (role === 'owner') await seedAssets(tx, now, { accountId, personId, username }, storeBeside(demoFile));
        owner ??= accountId;
        if (role === 'member') await addMember(tx, now, owner, personId);
        const { token: apiKey } = await makeKey(tx, now, { accountId, personId }, 'api');
        const { token: streamingApiKey } = await makeKey(tx, now, { accountId, personId }, 'streaming');
        cast.push({ role, email, password, username, apiKey, streamingApiKey });
      }
      await writeDemoFile(demoFile, cast);
      return cast;
    });
  } finally {
    await database.close();
  }
}

/** The file store of the same data folder. */
const storeBeside = (demoFile: string) =>
  openStores({ dataDir: dirname(demoFile), alternateFilesDir: undefined }).default;

/** Written before the commit and then renamed: without the file nobody could sign in as them. */
async function writeDemoFile(path: string, cast: readonly DemoPerson[]): Promise<void> {
  const fresh = `${path}.new`;
  await writeFile(fresh, `${JSON.stringify(cast, null, 2)}\n`, { mode: 0o600 });
  await rename(fresh, path);
}
