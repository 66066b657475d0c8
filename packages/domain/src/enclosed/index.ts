const MIB = 1024 * 1024;

/** What a process of ours that parses files and streams of customers in native code may use. */
export const ENCLOSED_LIMITS = {
  /** Private memory. The largest picture takes a third of it. */
  dataBytes: 2048 * MIB,
  /** Node and its libraries use a dozen threads, which count. */
  processes: 64,
  /** Jobs of one process; the next one begins with a new process. */
  jobs: 10,
  /** Processes of a kind that are kept without a job, for the next of their owners. */
  free: 2,
  /** How long a process without a job is kept for its owner. */
  idleSeconds: 30,
  /** The largest message in either direction: its text, and the bytes that go with it, such as a picture. */
  textBytes: MIB,
  messageBytes: 80 * MIB,
  /** Of what it prints to standard error, this much is kept for the log. */
  errorCharacters: 1_000,
} as const;

/** The processor time of one process, after which the kernel ends it: two processors for as long as its jobs may take. */
export const enclosedCpuSeconds = (secondsPerJob: number): number =>
  2 * ENCLOSED_LIMITS.jobs * Math.ceil(secondsPerJob);
