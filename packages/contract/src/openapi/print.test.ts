import { expect, test } from 'vitest';
import { calls } from '../calls.ts';
import { printedOpenApi } from './print.ts';

interface Operation {
  operationId: string;
  summary: string;
  security?: unknown[];
  parameters: { $ref?: string; name?: string }[];
  responses: Record<string, unknown>;
}
const document: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
} = JSON.parse(printedOpenApi());

const operationOf = (path: string, method: string) => document.paths[path]?.[method.toLowerCase()];
const account = { $ref: '#/components/parameters/account' };

test.each(calls.map((call) => [call.name, call] as const))('%s is printed with its summary', (name, call) => {
  expect(operationOf(call.path, call.method)).toMatchObject({ operationId: name, summary: call.summary });
});

test('no two calls share a method and a path', () => {
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
});

test('every reference resolves', () => {
  const references = [...printedOpenApi().matchAll(/"\$ref": "#\/([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(references.length).toBeGreaterThan(calls.length);
  for (const path of new Set(references)) expect(document).toHaveProperty(path.split('/').map(plain));
});

const plain = (segment: string) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');

test('sign-in needs no credential; every other call does, and may name an account', () => {
  expect(operationOf('/sign-in', 'POST')?.security).toEqual([]);
  expect(operationOf('/sign-in', 'POST')?.parameters).not.toContainEqual(account);
  expect(operationOf('/upload-list', 'POST')?.security).toBeUndefined();
  expect(operationOf('/upload-list', 'POST')?.parameters).toContainEqual(account);
});

test('a call returns its reply with 200, refusals with 422 and faults with every other status', () => {
  expect(operationOf('/signed-url-with-times', 'POST')?.responses).toEqual({
    200: {
      description: 'Done.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/uploads.start.reply' } } },
    },
    422: { $ref: '#/components/responses/refused' },
    '4XX': { $ref: '#/components/responses/wrong' },
    '5XX': { $ref: '#/components/responses/failed' },
  });
});

test('inputs may be omitted, and replies may gain fields', () => {
  expect(document.components.schemas['uploads.start.input']).toMatchObject({
    required: ['appName', 'fileName', 'sizeBytes', 'fingerprint', 'idempotencyKey'],
  });
  expect(document.components.schemas['uploads.start.reply']).toEqual({
    type: 'object',
    properties: { upload: { $ref: '#/components/schemas/Upload' } },
    required: ['upload'],
  });
});

test('printing twice gives the same text', () => {
  expect(printedOpenApi()).toBe(printedOpenApi());
});
