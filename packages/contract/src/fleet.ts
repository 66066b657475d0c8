import { z } from 'zod';
import { BUILD_USES, END_REASONS, FLEET_LIMITS } from '@launchyard/domain/fleet';
import { FLEET_CODE } from '@launchyard/domain/kit/codes';
import { bytes, count, instant, text } from './kit/shapes.ts';

/** Chosen by the caller: starting twice with the same id starts once. */
export const instanceId = z.uuid();

/** The build to start. The fleet finds its folder by `versionId`; a path never comes from a caller. */
export const fleetBuild = z.strictObject({
  versionId: z.uuid(),
  accountId: text(64),
  appName: text(200),
  version: z.number().int().positive(),
  platform: z.enum(['linux', 'windows']),
});

const leaseSeconds = z.number().int().min(1).max(FLEET_LIMITS.leaseSeconds);

export const startInput = z.strictObject({
  build: fleetBuild,
  /** What it is started for. The last place of a fleet is kept for tests, or for streams. */
  use: z.enum(BUILD_USES),
  /** With the ticket of the build. */
  signallingUrl: z.url().max(2_000),
  /** Passed after the fleet’s own, each as it is. */
  arguments: z.array(text(FLEET_LIMITS.argumentLength)).max(FLEET_LIMITS.arguments),
  /** The instance is ended when its lease is not renewed for this long. */
  leaseSeconds,
});
export const renewInput = z.strictObject({ leaseSeconds });

export const instance = z.object({
  id: instanceId,
  state: z.enum(['starting', 'running', 'ended']),
  startedAt: instant,
  /** When the build was last seen alive. */
  heartbeatAt: instant,
  endedAt: instant.nullable(),
  end: z
    .object({
      reason: z.enum(END_REASONS),
      exitCode: z.number().int().nullable(),
      signal: z.number().int().nullable(),
      lastLines: z.array(z.string()),
    })
    .nullable(),
  memoryBytes: bytes,
  cpuSeconds: z.number().nonnegative(),
});

/** A part of what a build printed, from a byte offset on. */
export const logPart = z.object({
  text: z.string(),
  /** Where to read on. */
  nextOffset: bytes,
  /** How many bytes between the offset and `nextOffset` are no longer kept. */
  leftOutBytes: bytes,
});

export const fleetHealth = z.object({
  platforms: z.array(z.enum(['linux', 'windows'])),
  places: count,
  running: count,
  /** What the fleet bounds, and what it cannot, in sentences. */
  bounds: z.array(z.string()),
  /** Those bounds that were tried and do not hold, in words. Outside development a fleet starts no build then. */
  brokenBounds: z.array(z.string()).default([]),
  /** Whether builds are kept apart. A fleet that cannot do that starts none. */
  isIsolated: z.boolean(),
});

export const fleetError = z.object({ error: z.object({ code: z.enum(FLEET_CODE), message: z.string() }) });

export type StartInput = z.infer<typeof startInput>;
export type Instance = z.infer<typeof instance>;
export type LogPart = z.infer<typeof logPart>;
export type FleetHealth = z.infer<typeof fleetHealth>;

/** Where builds run: in this process, or behind REST. Every call may throw FleetUnavailable. */
export interface Fleet {
  /**
   * Starts a build. With an id that is known it returns that instance. Throws FleetFull if no place is free for its
   * use, or others have waited longer. A build that cannot be started is an instance that ended.
   */
  start(id: string, input: StartInput): Promise<Instance>;
  /**
   * Ends an instance and resolves when none of its processes is left. Null if it is not known. What was refused a place
   * waits no longer.
   */
  stop(id: string): Promise<Instance | null>;
  find(id: string): Promise<Instance | null>;
  /** Live instances, and those that ended recently. */
  list(): Promise<Instance[]>;
  /** Extends the lease to so many seconds from now. Null if the instance is not known. */
  renew(id: string, leaseSeconds: number): Promise<Instance | null>;
  /** Null if the instance is not known. */
  log(id: string, after: number): Promise<LogPart | null>;
  health(): Promise<FleetHealth>;
}

/** There is no place: the caller asks again, with the same id, and is served in turn. */
export class FleetFull extends Error {
  override name = 'FleetFull';
}

/** The fleet does not answer, or cannot run builds: the operator’s to solve. */
export class FleetUnavailable extends Error {
  override name = 'FleetUnavailable';
}
