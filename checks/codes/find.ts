import { faultCodes, httpCodes, refusalCodes, SERVICE_FAULT, uploadFailureCodes } from '@launchyard/domain/kit/codes';

/** Where codes may be spelled out: in their tables, and where refusals and failures are created. */
const HOME = /^packages\/domain\/src\/(?:kit\/codes\/|[\w-]+\/violations\.ts$|uploads\/failures\.ts$)/;
const CODES: ReadonlySet<string> = new Set(
  [refusalCodes, faultCodes, httpCodes, uploadFailureCodes, SERVICE_FAULT].flatMap((table) => Object.keys(table)),
);
const LITERAL = /(['"])([A-Z][A-Z0-9_]+)\1/g;
const MESSAGE =
  /(?<!typeof [\w.]*)\.message\s*[!=]==|[!=]==\s*[\w.?]+\.message\b|\bmessage\??\.(?:includes|startsWith|endsWith|match)\(/;
/** Some database errors can only be recognized by their message. */
const WORDS_ALONE = 'packages/platform/src/kit/database.ts';

/** One line for each code that is spelled out elsewhere, and for each decision based on a message. `files`: texts by path. */
export const findStrayCodes = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files)
    .filter(([path]) => !HOME.test(path))
    .flatMap(([path, text]) => [
      ...[...text.matchAll(LITERAL)].flatMap(([, , code = '']) =>
        CODES.has(code) ? [`${path} spells out ${code}`] : [],
      ),
      ...(path !== WORDS_ALONE && MESSAGE.test(text) ? [`${path} compares a message`] : []),
    ]);

/** Refusal codes that no `violations.ts` uses. */
export const findUnraisedCodes = (violations: readonly string[]): string[] =>
  Object.keys(refusalCodes).filter((code) => !violations.some((text) => text.includes(`'${code}'`)));
