/** The text that is kept, which is then forgotten; null if there is none. */
export function takeKept(key: string): string | null {
  try {
    const kept = localStorage.getItem(key);
    if (kept !== null) localStorage.removeItem(key);
    return kept;
  } catch {
    return null;
  }
}

/** Stores a text in this browser. If storage is full or forbidden, the text is dropped silently. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Stored texts are a convenience: without them, users are asked again or see no mark.
  }
}
