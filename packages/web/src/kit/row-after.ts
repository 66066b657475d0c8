const ROW = 'tr, li';
const REACHED = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

/**
 * Where the focus goes when an element is removed with its row: call it before, and the result
 * after. Returns the same control in the next row, or in the last one; null if no row is left or
 * the element was in none.
 */
export function rowAfter(element: Element | null): () => HTMLElement | null {
  const row = element?.closest(ROW) ?? null;
  const list = row?.parentElement ?? null;
  const place = row && list ? [...list.children].indexOf(row) : -1;
  const which = row && element ? reached(row).findIndex((each) => each === element) : -1;
  return () => {
    if (!list?.isConnected || row?.isConnected) return null;
    const rows = [...list.children].filter((each) => each.matches(ROW));
    const next = rows[Math.min(place, rows.length - 1)];
    if (!next) return null;
    const controls = reached(next);
    return controls[which] ?? controls.at(-1) ?? null;
  };
}

const reached = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(REACHED)];
