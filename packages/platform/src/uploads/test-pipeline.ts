import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { writeBuild } from '@launchyard/testing/archives/index';
import { urlFor } from '@launchyard/testing/database/test-cluster';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { connectAreas } from '../connect.ts';
import type { Clock } from '../kit/clock.ts';
import { openJobs } from '../kit/jobs.ts';
import { foldersIn } from '../providers/files/folders.ts';
import { alerts } from '../tables/alerts.ts';
import type { PipelineDeps } from './pipeline/deps.ts';

/** A world without a worker: a test runs stages, watches and ends one at a time. */
export interface PipelineWorld extends PlatformWorld {
  /** What a worker passes to its stages. */
  deps: PipelineDeps;
  /** The alerts so far, in the order of their first occurrence. */
  alerts(): Promise<Array<Pick<typeof alerts.$inferSelect, 'kind' | 'text' | 'count' | 'fingerprint'>>>;
  /** The path of a ZIP that passes every stage. */
  archive: string;
}

/** Starts it; close it at the end. */
export async function startPipelineWorld(clock: Clock = () => new Date()): Promise<PipelineWorld> {
  const world = await startPlatform({ clock });
  const { database, log, config } = world;
  const jobs = await openJobs(urlFor('worker', world), { log, supervises: false });
  const archive = join(config.dataDir, 'build.zip');
  writeBuild(archive, { project: 'ArchViz', platform: 'Windows', engine: '5.4', plugin: 1 });
  return {
    ...world,
    alerts: () =>
      database.sql
        .select({ kind: alerts.kind, text: alerts.text, count: alerts.count, fingerprint: alerts.fingerprint })
        .from(alerts)
        .orderBy(asc(alerts.id)),
    archive,
    deps: {
      database: world.worker,
      clock,
      log,
      jobs,
      bin: connectAreas(jobs).bin,
      folders: foldersIn(config.dataDir),
      panelOrigin: config.addresses.panel,
      alertRoutes: config.alerts.routes,
    },
    async close() {
      await jobs.stop();
      await world.close();
    },
  };
}
