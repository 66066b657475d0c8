import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { connectAreas } from '@launchyard/platform/connect';
import { migrate } from '@launchyard/platform/migrate';
import { openJobs } from '@launchyard/platform/kit/jobs';
import { foldersIn } from '@launchyard/platform/providers/files/folders';
import { expireUploads } from '@launchyard/platform/uploads/expire';
import { releaseOverdue } from '@launchyard/platform/uploads/kept';
import { watchStuckUploads } from '@launchyard/platform/uploads/stuck/watch';
import { tellIdleSendings } from '@launchyard/platform/uploads/timeline/idle';
import { Pool } from 'pg';
import { startTestCluster } from '../database/test-cluster.ts';
import { startWorld, type GraphqlAsker, type World, type WorldOptions } from '../world/world.ts';
import { analyze } from './rows.ts';

/** A world with its own database, filled with as many rows as needed, for use outside of tests. */
export interface LargeWorld extends World {
  /** Connected as the role that owns the tables. */
  tables: Pool;
  /** Runs one of the panel's own documents by name and returns its data. Throws if it is refused. */
  askAsPanel(name: string, variables: Record<string, unknown>, as: GraphqlAsker): Promise<Record<string, never>>;
  /** The worker's periodic check for uploads that are idle, stuck, abandoned or past their retention. */
  lookAround(): Promise<void>;
}

/** Creates worlds one after another on one database server. `fill` runs before each starts. */
export async function withLargeWorlds(
  use: (open: (fill: (tables: Pool) => Promise<void>, options?: WorldOptions) => Promise<LargeWorld>) => Promise<void>,
): Promise<void> {
  const cluster = await startTestCluster({ migrate });
  try {
    await use(async (fill, options) => {
      const urls = await cluster.createDatabase('migrated');
      const tables = new Pool({ connectionString: urls.migrationUrl, max: 2 });
      tables.on('error', () => undefined);
      await fill(tables);
      await analyze(tables);
      const world = await startWorld({ ...options, database: { ...urls, drop: () => cluster.dropDatabase(urls) } });
      return withWorker(world, tables);
    });
  } finally {
    await cluster.stop();
  }
}

async function withWorker(world: World, tables: Pool): Promise<LargeWorld> {
  const { database, config, log } = world;
  const jobs = await openJobs(config.databaseUrl, { log, supervises: false });
  const panelOrigin = config.addresses.panel;
  const folders = foldersIn(config.dataDir);
  const deps = { database, jobs, log, panelOrigin, folders, clock: () => new Date(), bin: connectAreas(jobs).bin };
  const watch = { ...deps, alertRoutes: config.alerts.routes, watchedSince: new Date(0) };
  return {
    ...world,
    tables,
    async askAsPanel(name, variables, as) {
      const { data, errors } = await world.graphql(documentOf(name), variables, as);
      if (errors !== undefined || !data) throw new Error(`${name} was refused: ${JSON.stringify(errors)}`);
      return data;
    },
    async lookAround() {
      await tellIdleSendings(deps);
      await watchStuckUploads(watch);
      await expireUploads(watch);
      await releaseOverdue(deps);
    },
    async close() {
      await jobs.stop();
      await tables.end();
      await world.close();
    },
  };
}

const MANIFEST = fileURLToPath(new URL('../../../web/src/generated/persisted-documents.json', import.meta.url));

/** All documents of the panel, including the pages before sign-in. */
export const panelDocuments = (): string[] => Object.values<string>(JSON.parse(readFileSync(MANIFEST, 'utf8')));

/** One of the panel’s documents by the name of its operation. Throws if there is none. */
export function documentOf(name: string): string {
  const found = panelDocuments().find((document) => new RegExp(`\\b(query|mutation) ${name}\\b`).test(document));
  if (found === undefined) throw new Error(`the panel has no document ${name}`);
  return found;
}
