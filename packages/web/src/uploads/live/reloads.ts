import { tabStore } from '../../kit/store.ts';

/** An application whose refetch takes noticeably long, or failed. */
export type Reload = 'reading' | 'failed';

/** By the application's name. */
export const reloads = tabStore<ReadonlyMap<string, Reload>>(() => new Map());

export function noteReload(appName: string, reload: Reload | null): void {
  reloads.update((known) => {
    if ((known.get(appName) ?? null) === reload) return known;
    const next = new Map(known);
    if (reload === null) next.delete(appName);
    else next.set(appName, reload);
    return next;
  });
}
