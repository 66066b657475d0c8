/** Replaces secrets in bytes that arrive in chunks. */
export interface SecretFilter {
  /** What can be passed on by now. The start of a secret is held back until it is known what follows. */
  pass(chunk: Buffer): Buffer;
  /** What is held back, at the end. */
  rest(): Buffer;
}

/** Each byte is one character of latin1, so that text and bytes can be turned into each other. */
const SHOWN = Buffer.from('…').toString('latin1');

/** A filter for these secrets, of ASCII. One that contains another comes first. */
export function createSecretFilter(secrets: readonly string[]): SecretFilter {
  let held = '';
  return {
    pass(chunk) {
      held += chunk.toString('latin1');
      for (const secret of secrets) held = held.replaceAll(secret, SHOWN);
      const keptFrom = Math.min(held.length, ...secrets.map((secret) => startOf(secret, held)));
      const passed = held.slice(0, keptFrom);
      held = held.slice(keptFrom);
      return Buffer.from(passed, 'latin1');
    },
    rest() {
      const rest = Buffer.from(held, 'latin1');
      held = '';
      return rest;
    },
  };
}

/** Where a text ends in the start of a secret; its length if it does not. */
function startOf(secret: string, text: string): number {
  for (let length = Math.min(secret.length - 1, text.length); length > 0; length--) {
    if (text.endsWith(secret.slice(0, length))) return text.length - length;
  }
  return text.length;
}
