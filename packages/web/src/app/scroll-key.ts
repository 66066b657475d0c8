import type { Location, UIMatch } from 'react-router-dom';
import { ofTab } from '../kit/state.ts';

interface Place {
  page: string;
  /** The history entry where the page was opened. */
  opened: string;
}

const KEPT_AS = 'visits';

/** Which page each history entry belongs to. The browser keeps this as long as its history. */
const places = ofTab(() => ({ known: readKept(), now: null as Place | null }));

/**
 * The key under which the router stores a page's scroll position: it stays the same while dialogs
 * open and close over the page. A page that is left and opened again starts at its top, and Back
 * restores the position.
 */
export function scrollKey(location: Location, matches: readonly UIMatch[]): string {
  const { known } = places();
  // Pages are children of the panel, or have no parent.
  const page = (matches[2] ?? matches.at(-1))?.pathname ?? location.pathname;
  const { now } = places();
  // A URL typed by hand starts a history whose first key is always the same.
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
    // After a reload the page starts at its top.
  }
}
