/** A line of output that contains a secret, either verbatim or in the encodings of URLs, forms and headers. */
export interface Leak {
  /** Which secret leaked, never the secret itself. */
  what: string;
  line: string;
}

/** Searches every line for every secret. Throws if a secret is too short to be distinguished from chance. */
export function findLeaks(output: string, secrets: ReadonlyMap<string, string>): Leak[] {
  const lines = output.split('\n');
  return [...secrets].flatMap(([what, secret]) => {
    if (secret.length < 6) throw new RangeError(`${what} is too short to be looked for`);
    const isIn = finder(secret);
    return lines.filter(isIn).map((line) => ({ what, line }));
  });
}

function finder(secret: string): (line: string) => boolean {
  const forms = formsOf(secret);
  if (!/^\d+$/.test(secret)) return (line) => forms.some((form) => line.includes(form));
  // A code is a separate word: the same digits inside a time or an id are chance.
  const alone = new RegExp(`(?<![\\w-])${secret}(?![\\w-])`);
  return (line) => alone.test(line) || forms.some((form) => form !== secret && line.includes(form));
}

function formsOf(secret: string): string[] {
  const whole = Buffer.from(secret);
  // Base64 of a text within a longer one: three possible alignments, without the edges that depend on neighbouring bytes.
  const within = [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), whole])
      .toString('base64')
      .replaceAll('=', '');
    return text.slice(offset === 0 ? 0 : offset + 1, -1);
  });
  return [
    ...new Set([
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      whole.toString('hex'),
      ...within,
    ]),
  ];
}
