/** Numbers in [0, 1), always the same for the same name. */
export function seededRandom(name: string): () => number {
  let state = hash(name);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a, mixed once more so that names with the same prefix differ from the first number. */
function hash(name: string): number {
  let state = 0x811c9dc5;
  for (const char of name) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return Math.imul(state ^ (state >>> 16), 0x45d9f3b) ^ name.length;
}
