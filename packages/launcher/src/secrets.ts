import { randomBytes } from 'node:crypto';
import { chmod, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LaunchError, systemErrorCode } from './launch-error.ts';

const shape = z.object({
  ownerPassword: z.string().min(32),
  /** Of the launcher alone: what processes say to each other is derived from it. */
  launcherSecret: z.string().min(32),
  GATEWAY_SECRET: z.string().min(32),
  SIGNING_SECRET: z.string().min(32),
});

export type Secrets = z.infer<typeof shape>;

/**
 * The secrets of this installation, stored in `<dataDir>/secrets.json` with mode 600. Created at the first call. Throws
 * LaunchError if the file exists but is not ours: new secrets would silently lock out the database and every signed
 * link.
 */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const text = await readIfThere(file);
  if (text === undefined) return writeSecrets(file, makeSecrets());
  await chmod(file, 0o600);
  const given = parseJson(text);
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  // Files of earlier releases have none.
  const former = shape.omit({ launcherSecret: true }).safeParse(given);
  if (former.success) return writeSecrets(file, { ...former.data, launcherSecret: randomSecret() });
  throw new LaunchError(`${file} is damaged: restore it from a backup, or delete it to generate new secrets.`);
}

const makeSecrets = (): Secrets => ({
  ownerPassword: randomSecret(),
  launcherSecret: randomSecret(),
  GATEWAY_SECRET: randomSecret(),
  SIGNING_SECRET: randomSecret(),
});

async function writeSecrets(file: string, secrets: Secrets): Promise<Secrets> {
  // Written to a temporary file and renamed: a crash leaves the complete file or none.
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(secrets, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  return secrets;
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    if (systemErrorCode(error) === 'EACCES') {
      throw new LaunchError(`${file} belongs to another user: start as that user, or choose another DATA_DIR.`);
    }
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Text that is not JSON fails the shape; the caller reports that.
  }
}

const randomSecret = () => randomBytes(32).toString('base64url');
