/** The idempotency keys of what is to be made: whoever asks again after a lost answer finds what was made the first time. */
export interface WishKeys {
  /** The same as long as the same wish is not answered. */
  keyOf: (wish: object) => string;
  /** What is wished from now on is something new, even if it is the same. */
  answered: (wish: object) => void;
}

export function createWishKeys(): WishKeys {
  const keys = new Map<string, string>();
  return {
    keyOf(wish) {
      const text = JSON.stringify(wish);
      const key = keys.get(text) ?? crypto.randomUUID();
      keys.set(text, key);
      return key;
    },
    answered: (wish) => void keys.delete(JSON.stringify(wish)),
  };
}
