/**
 * Runs one at a time. Whoever asks while one is under way shares the next with all others who do: it begins after they asked, so it finds
 * whatever they had done before.
 */
export function shareRuns(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = () => {
    next = undefined;
    return (current = run());
  };
  // One that failed tells those who asked for it, and nobody after them.
  return () => (next ??= current.then(begin, begin));
}
