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
  /** Processes and threads. Unreal starts 100 to 300 threads, some of them for each core. */
  processes: 512,
  /** What all builds of a fleet weigh together when the processor is wanted; anybody else weighs 100. */
  cpuWeight: 100,
  /** `/tmp` and `/dev/shm`, each. */
  scratchBytes: 512 * MIB,
  /** Connections of one instance to the signalling port at once. It needs one, and a second when it comes back. */
  signallingConnections: 8,
  /** New ones: a line that breaks comes back a few times at once, and then every second or so. */
  signallingConnectionsAtOnce: 16,
  signallingConnectionsPerSecond: 2,
  /** Datagrams to another machine that has not answered: each viewer begins with some dozen of them. */
  unansweredDatagramsAtOnce: 1_000,
  unansweredDatagramsPerSecond: 500,
  /** Datagrams to those who answer, all together: a stream in 4K of 100 Mbit/s is 10,000 a second. */
  answeredDatagramsAtOnce: 5_000,
  answeredDatagramsPerSecond: 20_000,
  /** Of one datagram with its headers, as large as a line takes: a larger one becomes many on its way. */
  datagramBytes: 1_500,
  /** UDP ports of one instance, for its peer connections. */
  udpPorts: 32,
  arguments: 100,
  argumentLength: 2_000,
  /** Ended instances that can still be read. */
  endedKept: 100,
} as const;

/** What one build may use: as above, or less where the bounds are tried. */
export type BuildLimits = { readonly [Limit in keyof typeof FLEET_LIMITS]: number };

/** The cores that all builds of a fleet may use together: all but one, which stays for everything else; half of a single one. */
export const cpuCeiling = (machineCores: number): number => Math.max(machineCores - 1, machineCores / 2);
