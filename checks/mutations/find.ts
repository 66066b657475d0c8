/** Where the panel may do by itself what one file does for all. */
const RULES: readonly { name: string; found: RegExp; home: string }[] = [
  { name: 'asks for a mutation', found: /\buseMutation\b|\.mutate\s*[(<]/, home: 'packages/web/src/kit/mutate.ts' },
  { name: 'reads refusals', found: /\buserErrors\b/, home: 'packages/web/src/kit/outcome.ts' },
  {
    name: 'makes an idempotency key',
    found: /\bidempotencyKey\b\s*[:=](?!\s*string)(?!.*\bkeyOf\()/,
    home: 'packages/web/src/kit/wish-keys.ts',
  },
  {
    name: 'compares a code that it spells out',
    found: /\bcode\s*[!=]==\s*'[A-Z]|'[A-Z_]+'\s*[!=]==\s*\w*\.?code\b/,
    home: 'packages/web/src/kit/fault.ts',
  },
  {
    name: 'decides by itself whether to try again',
    found: /\b(?:triesAgain|isPassingStatus|readRetryAfter)\b/,
    home: 'packages/web/src/kit/fault.ts',
  },
];

/** One line for each place of the panel that handles what came of a mutation by itself. `files` are texts by path. */
export const findOwnMutations = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files).flatMap(([path, text]) =>
    RULES.filter(({ found, home }) => path !== home && found.test(text)).map(
      ({ name, home }) => `${path} ${name}, which is for ${home} to do`,
    ),
  );
