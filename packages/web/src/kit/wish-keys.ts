/**
 * The idempotency keys of create mutations: retrying after a lost response returns what the first
 * attempt created.
 */
export interface WishKeys {
  /** Stays the same until the wish is answered. */
  keyOf: (wish: object) => string;
  /** From now on, the same wish creates something new. */
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
