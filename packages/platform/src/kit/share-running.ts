/** Runs at most one question of each name at a time. The same question, asked meanwhile, gets its answer. */
export function shareRunning<T>(): (name: string, ask: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (name, ask) => {
    const shared = running.get(name) ?? ask().finally(() => running.delete(name));
    running.set(name, shared);
    return shared;
  };
}
