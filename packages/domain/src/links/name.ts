const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Applications §9: `Streaming-` and four random characters. `random` gives numbers in [0, 1); the name is a label, never a secret. */
export function streamingLinkName(random: () => number): string {
  let suffix = '';
  for (let i = 0; i < 4; i++) suffix += LETTERS[Math.floor(random() * LETTERS.length)];
  return `Streaming-${suffix}`;
}
