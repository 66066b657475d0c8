import type { Location, UIMatch } from 'react-router-dom';
import { ofTab } from '../kit/state.ts';

interface Place {
  page: string;
  /** The place in the history where the page was opened. */
  opened: string;
}

const KEPT_AS = 'visits';

/** Where each place in the history belongs to. The browser keeps it for as long as its history. */
const places = ofTab(() => ({ known: readKept(), now: null as Place | null }));

/**
 * Under what the router keeps how far a page is scrolled: one key for as long as one stays on it, whatever dialog opens and closes above it.
 * So a page that is left and opened again begins at its top, and Back leads to where one was.
 */
export function scrollKey(location: Location, matches: readonly UIMatch[]): string {
  const { known } = places();
  // Pages are the children of the panel, or stand without it.
  const page = (matches[2] ?? matches.at(-1))?.pathname ?? location.pathname;
  const { now } = places();
  // What is typed into the address begins a history whose first key is the same each time.
  const been = known[location.key]?.page === page ? known[location.key] : undefined;
  const place = been ?? { page, opened: now?.page === page ? now.opened : location.key };
  places().now = place;
  if (!been) {
    known[location.key] = place;
    keep(known);
  }
  return place.opened;
}

function readKept(): Record<string, Place> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below
    return JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '{}') as Record<string, Place>;
  } catch {
    return {};
  }
}

function keep(known: Record<string, Place>): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(known));
  } catch {
    // After the page is loaded anew it begins at its top.
  }
}
