/** Tasks that the panel does in one file each. */
const RULES: readonly { name: string; found: RegExp; home: string }[] = [
  { name: 'sends a mutation', found: /\buseMutation\b|\.mutate\s*[(<]/, home: 'packages/web/src/kit/mutate.ts' },
  { name: 'reads refusals', found: /\buserErrors\b/, home: 'packages/web/src/kit/outcome.ts' },
  {
    name: 'creates an idempotency key',
    found: /\bidempotencyKey\b\s*[:=](?!\s*string)/,
    home: 'packages/web/src/kit/mutate.ts',
  },
  {
    name: 'compares a literal code',
    found: /\bcode\s*[!=]==\s*'[A-Z]|'[A-Z_]+'\s*[!=]==\s*\w*\.?code\b/,
    home: 'packages/web/src/kit/fault.ts',
  },
  {
    name: 'decides by itself whether to retry',
    found: /\b(?:triesAgain|isPassingStatus|readRetryAfter)\b/,
    home: 'packages/web/src/kit/fault.ts',
  },
];

/** One line for each file of the panel that handles mutations by itself. `files`: texts by path. */
export const findOwnMutations = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files).flatMap(([path, text]) =>
    RULES.filter(({ found, home }) => path !== home && found.test(text)).map(
      ({ name, home }) => `${path} ${name}, which belongs in ${home}`,
    ),
  );
