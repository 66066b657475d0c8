/** Stores a text in this browser. If storage is full or forbidden, the text is dropped silently. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Stored texts are a convenience: without them, users are asked again or see no mark.
  }
}
