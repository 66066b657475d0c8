/** Which links a deleted config had, for those who show links: applications §4 has it remembered for three minutes. */
const KEY = 'movedLinks';

/** Remembers them in this browser. `at` in milliseconds since 1970. */
export function rememberMovedLinks(config: string, names: readonly string[]): void {
  if (names.length === 0) return;
  localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), config, names }));
}
