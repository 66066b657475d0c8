/** A line that somebody's secret stands in, as itself or as URLs, forms and headers carry it. */
export interface Leak {
  /** What leaked, never the secret itself. */
  what: string;
  line: string;
}

/** Looks for every secret in every line. A secret that is too short to be told from chance is the caller's mistake. */
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
  // A code stands by itself; the same digits within a time or an id are chance.
  const alone = new RegExp(`(?<![\\w-])${secret}(?![\\w-])`);
  return (line) => alone.test(line) || forms.some((form) => form !== secret && line.includes(form));
}

function formsOf(secret: string): string[] {
  const whole = Buffer.from(secret);
  // Base64 of a text within a longer one: three places where it may begin, without the ends that its neighbours change.
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
