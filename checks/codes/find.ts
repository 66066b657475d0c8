import { faultCodes, httpCodes, refusalCodes, SERVICE_FAULT, uploadFailureCodes } from '@launchyard/domain/kit/codes';

/** Where codes are spelled out: their tables, and where refusals and failures are born. */
const HOME = /^packages\/domain\/src\/(?:kit\/codes\/|[\w-]+\/violations\.ts$|uploads\/failures\.ts$)/;
const CODES: ReadonlySet<string> = new Set(
  [refusalCodes, faultCodes, httpCodes, uploadFailureCodes, SERVICE_FAULT].flatMap((table) => Object.keys(table)),
);
const LITERAL = /(['"])([A-Z][A-Z0-9_]+)\1/g;
const MESSAGE =
  /(?<!typeof [\w.]*)\.message\s*[!=]==|[!=]==\s*[\w.?]+\.message\b|\bmessage\??\.(?:includes|startsWith|endsWith|match)\(/;
/** Drivers of the database tell some faults by their words alone. */
const WORDS_ALONE = 'packages/platform/src/kit/database.ts';

/** One line for each code that is spelled out away from its home, and for each decision that is made by a message. `files` are texts by path. */
export const findStrayCodes = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files)
    .filter(([path]) => !HOME.test(path))
    .flatMap(([path, text]) => [
      ...[...text.matchAll(LITERAL)].flatMap(([, , code = '']) =>
        CODES.has(code) ? [`${path} spells out ${code}`] : [],
      ),
      ...(path !== WORDS_ALONE && MESSAGE.test(text) ? [`${path} compares a message`] : []),
    ]);

/** The codes of refusals that no file of violations raises. */
export const findUnraisedCodes = (violations: readonly string[]): string[] =>
  Object.keys(refusalCodes).filter((code) => !violations.some((text) => text.includes(`'${code}'`)));
