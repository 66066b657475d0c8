import { randomBytes } from 'node:crypto';
import { chmod, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LaunchError, systemErrorCode } from './launch-error.ts';

const shape = z.object({
  ownerPassword: z.string().min(32),
  applicationPassword: z.string().min(32),
  GATEWAY_SECRET: z.string().min(32),
  SIGNING_SECRET: z.string().min(32),
});

export type Secrets = z.infer<typeof shape>;

/**
 * The secrets of this installation, kept in `<dataDir>/secrets.json` with mode 600. Makes them at the first call.
 * Throws LaunchError when the file is there and not ours: new secrets would silently lock out the database and every signed link.
 */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const text = await readIfThere(file);
  if (text === undefined) return makeSecrets(file);
  await chmod(file, 0o600);
  const parsed = shape.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new LaunchError(`${file} is damaged: restore it from a backup, or delete it to have new secrets made.`);
}

async function makeSecrets(file: string): Promise<Secrets> {
  const secrets: Secrets = {
    ownerPassword: randomSecret(),
    applicationPassword: randomSecret(),
    GATEWAY_SECRET: randomSecret(),
    SIGNING_SECRET: randomSecret(),
  };
  // Written beside and renamed: a machine that stops here leaves the whole file or none.
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
    return undefined; // Not JSON is one of the ways in which the shape does not hold; the caller says so.
  }
}

const randomSecret = () => randomBytes(32).toString('base64url');
