const KIB = 1024;
const MIB = 1024 * KIB;

/** What a fleet keeps of a build, and what one build may use. */
export const FLEET_LIMITS = {
  /** The start of a log says how the build was started, its end why it ended. */
  logHeadBytes: 64 * KIB,
  logTailBytes: MIB,
  /** A build that prints faster waits. */
  logBytesPerSecond: 32 * MIB,
  /** Lines of the log that are kept with the end of an instance. */
  lastLines: 20,
  /** How long a build may take to end after SIGTERM. */
  stopSeconds: 10,
  /** A lease that is not renewed for this long at most. */
  leaseSeconds: 600,
  processes: 512,
  /** `/tmp` and `/dev/shm`, each. */
  scratchBytes: 512 * MIB,
  /** UDP ports of one instance, for its peer connections. */
  udpPorts: 32,
  arguments: 100,
  argumentLength: 2_000,
  /** Ended instances that can still be read. */
  endedKept: 100,
} as const;
