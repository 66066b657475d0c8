/** Keeps a text in this browser. Where that has no room, or forbids it, nothing is kept, and what goes on does not notice. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // What is kept is a convenience: the next time one is asked again, or sees no mark.
  }
}
