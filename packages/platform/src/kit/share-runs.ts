/**
 * Runs one at a time. Requests during a run share the next one: it starts after them, so it sees whatever they had done
 * before.
 */
export function shareRuns(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = () => {
    next = undefined;
    return (current = run());
  };
  // A failure is reported to those who requested the run, and to nobody after them.
  return () => (next ??= current.then(begin, begin));
}
