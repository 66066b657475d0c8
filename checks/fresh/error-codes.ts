import {
  appCodes,
  assetCodes,
  configCodes,
  faultCodes,
  generalCodes,
  httpCodes,
  developerCodes,
  linkCodes,
  namesOf,
  sessionCodes,
  teamCodes,
  uploadCodes,
  uploadFailureCodes,
} from '@launchyard/domain/kit/codes';
import { explainFailure } from '@launchyard/domain/uploads';

const REFUSALS: Record<string, Readonly<Record<string, string>>> = {
  'Any area': generalCodes,
  'Signing in and accounts': sessionCodes,
  'Applications, versions and the bin': appCodes,
  'Uploads and storage': uploadCodes,
  'Library and thumbnails': assetCodes,
  Configs: configCodes,
  'Links and notifications': linkCodes,
  'API keys': developerCodes,
  'The team': teamCodes,
};

/** The page with every code that a caller may receive, one per row. */
export function errorCodesPage(): string {
  return [
    '# Error codes',
    '<!-- Written by `npm run refresh` from packages/domain/src/kit/codes. -->',
    'There are two kinds of errors. A **refusal** is an error that you can correct: it is data, in `userErrors`, and names the `field` of the input. A **fault** is a top-level error, in `errors`: something went wrong, or the request itself is invalid. After a fault, it is unknown whether the mutation took effect: send the same request again with the same `idempotencyKey`.',
    '## Faults',
    'The values of `extensions.code`, the enum `FaultCode`. `extensions` also has `retryAfterSeconds` (with `RATE_LIMITED`, in seconds), `service` (with `UPSTREAM_UNAVAILABLE`) and `requestId` (with `INTERNAL`). Retry the same request after `RATE_LIMITED`, `UPSTREAM_UNAVAILABLE` and `INTERNAL`, but not after the others.',
    table(faultCodes),
    '## Refusals',
    'The values of `code` in `userErrors`, the enum `UserErrorCode`.',
    ...Object.entries(REFUSALS).flatMap(([area, codes]) => [`### ${area}`, table(codes)]),
    '## Failed uploads',
    'The values of `code` in `failure` of an upload, the enum `UploadFailureCode`. [Each has a page](failures/README.md).',
    rows(
      namesOf(uploadFailureCodes).map((code) => [
        `[\`${code}\`](failures/${explainFailure(code).page}.md)`,
        uploadFailureCodes[code],
      ]),
    ),
    '## Plain HTTP',
    'The errors of files, streams and hooks, as `{ "error": { "code", "message" } }`. They also return the faults `UNAUTHENTICATED`, `RATE_LIMITED` and `INTERNAL`, and the refusals `UPLOAD_NOT_FOUND` and `UPLOAD_CLOSED`. If a retry can succeed, the header `Retry-After` says after how many seconds.',
    table(httpCodes),
  ].join('\n\n');
}

const table = (codes: Readonly<Record<string, string>>): string =>
  rows(Object.entries(codes).map(([code, meaning]) => [`\`${code}\``, meaning]));

const rows = (cells: ReadonlyArray<readonly [string, string]>): string =>
  ['| Code | When it occurs, and what to do |', '| --- | --- |', ...cells.map(([a, b]) => `| ${a} | ${b} |`)].join(
    '\n',
  );
