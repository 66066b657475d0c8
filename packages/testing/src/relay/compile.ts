import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { printSchema } from 'graphql';
import { schema } from '@launchyard/schema/schema';
import relay from 'relay-compiler';
import type { ConcreteRequest, ReaderFragment } from 'relay-runtime';

const run = promisify(execFile);

/**
 * Compiles these documents against the schema with Relay's own compiler. Returns the operations by name. Throws with
 * the compiler's output.
 */
export async function compileForRelay(documents: readonly string[]): Promise<Map<string, ConcreteRequest>> {
  if (relay === null) throw new Error('Relay has no compiler for this machine.');
  const folder = await mkdtemp(join(tmpdir(), 'relay-'));
  try {
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'schema.graphql'), printSchema(schema));
    const artifacts = join(folder, 'artifacts');
    await mkdir(artifacts);
    await writeFile(join(folder, 'relay.config.json'), JSON.stringify({ ...CONFIG, artifactDirectory: artifacts }));
    await Promise.all(
      [...Map.groupBy(documents, moduleOf)].map(async ([module, each]) => {
        const tags = each.map((document) => `graphql\`${document}\`;`);
        await writeFile(join(folder, 'src', `${module}.js`), tags.join('\n'));
      }),
    );
    await run(relay, ['relay.config.json', '--output', 'quiet-with-errors'], { cwd: folder });
    const files = (await readdir(artifacts)).filter((file) => file.endsWith('.graphql.js'));
    const made = await Promise.all(files.map((file) => load(join(artifacts, file))));
    // Fragments have files too; a refetchable fragment has an operation of its own.
    return new Map(made.flatMap((each) => (each.kind === 'Request' ? [[each.params.name, each] as const] : [])));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const CONFIG = {
  src: './src',
  schema: './schema.graphql',
  language: 'javascript',
  eagerEsModules: true,
  customScalarTypes: { DateTime: 'string', Bytes: 'number', URL: 'string' },
};

/** Relay requires document names to start with the name of their module. */
const moduleOf = (document: string): string => /(relay[A-Z][a-z0-9]*)/.exec(document)?.[1] ?? 'relay';

async function load(path: string): Promise<ConcreteRequest | ReaderFragment> {
  const { default: made }: { default: ConcreteRequest | ReaderFragment } = await import(pathToFileURL(path).href);
  return made;
}
