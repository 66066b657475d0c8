type Closable = { close(): unknown } | { stop(): unknown } | { remove(): unknown };

/** Opens a thing that is closed at the end: also if another one fails to open, or this one opens only later. */
export type Keep = <Thing extends Closable>(opening: Thing | Promise<Thing>) => Promise<Thing>;

/**
 * Opens several things. Returns what closes them in reverse order: a close that fails does not keep the others open.
 * If the opening fails, closes what was opened by then, and rejects with that failure.
 */
export async function openTogether(open: (keep: Keep) => Promise<unknown>): Promise<() => Promise<void>> {
  const kept: Promise<Closable>[] = [];
  const keep: Keep = (opening) => {
    const opened = Promise.resolve(opening);
    kept.push(opened);
    return opened;
  };
  try {
    await open(keep);
  } catch (error) {
    // The first failure says why; what fails because of it would only hide it.
    await closeAll(kept);
    throw error;
  }
  return async () => {
    const failures = await closeAll(kept);
    if (failures.length > 0) throw new AggregateError(failures, `not everything was closed: ${failures.join('; ')}`);
  };
}

/** Returns why some could not be closed. */
async function closeAll(kept: Promise<Closable>[]): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const opening of kept.toReversed()) {
    const opened = await opening.catch(() => null);
    try {
      if (opened) await close(opened);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

async function close(thing: Closable): Promise<void> {
  if ('close' in thing) await thing.close();
  else if ('stop' in thing) await thing.stop();
  else await thing.remove();
}
