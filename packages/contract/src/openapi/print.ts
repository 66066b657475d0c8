import { z } from 'zod';
import * as apps from '../apps.ts';
import { calls } from '../calls.ts';
import * as configs from '../configs.ts';
import { EVENT_STREAM, event, eventLine, listener } from '../events.ts';
import { ACCOUNT_HEADER, GATEWAY_SECRET_HEADER, REQUEST_ID_HEADER, type Call } from '../kit/call.ts';
import { partLink } from '../kit/part-link.ts';
import { faultBody, refusedBody } from '../kit/refusal.ts';
import * as links from '../links.ts';
import * as session from '../session.ts';
import * as uploads from '../uploads.ts';

/**
 * Shapes that several calls share, each with a name of its own. A shape used by a single call is named after the call.
 */
const things = {
  Account: session.account,
  App: apps.app,
  AppVersion: apps.appVersion,
  Config: configs.config,
  Event: event,
  EventLine: eventLine,
  Fault: faultBody,
  Listener: listener,
  PartLink: partLink,
  Person: session.person,
  Refused: refusedBody,
  StreamingLink: links.streamingLink,
  Upload: uploads.upload,
};

/** The text of `openapi.json`: every call of the services in OpenAPI 3.1. The same calls always print the same text. */
export function printedOpenApi(): string {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Launchyard services',
      version: '1',
      description:
        'The REST calls behind the GraphQL API. Printed from the contract: change that, then run `npm run refresh`.',
    },
    security: [{ credential: [] }],
    paths: Object.fromEntries([
      ...inOrder.map((call) => [call.path, { [call.method.toLowerCase()]: operation(call) }] as const),
      [EVENT_STREAM.path, { get: eventStream() }],
    ]),
    components: {
      securitySchemes: {
        credential: { type: 'http', scheme: 'bearer', description: 'The token of a session, or an API key.' },
        gateway: {
          type: 'apiKey',
          in: 'header',
          name: GATEWAY_SECRET_HEADER,
          description: 'The gateway’s own secret.',
        },
      },
      parameters: {
        account: header(ACCOUNT_HEADER, 'The account to act in, if it is not the caller’s own: `acc_…`.'),
        requestId: header(REQUEST_ID_HEADER, 'Quoted to support; created if missing.'),
      },
      responses: {
        refused: { description: 'Refused: the customer can put it right.', content: json('Refused') },
        wrong: { description: 'The request is malformed, or not allowed.', content: json('Fault') },
        failed: { description: 'The services failed.', content: json('Fault') },
      },
      schemas: schemas(),
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** By name, because the order of a module’s exports depends on who loads it. */
const inOrder = calls.toSorted((a, b) => (a.name < b.name ? -1 : 1));

function operation(call: Call): object {
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    summary: call.summary,
    description: `Access: ${call.access}.`,
    ...(call.access === 'public' && { security: [] }),
    ...(call.access === 'gateway' && { security: [{ gateway: [] }] }),
    parameters: [parameter('requestId'), ...(isForNobody(call) ? [] : [parameter('account')]), ...query(call)],
    ...(call.method === 'POST' && { requestBody: { required: true, content: json(inputName(call)) } }),
    responses: {
      200: { description: 'Done.', content: json(replyName(call)) },
      422: response('refused'),
      '4XX': response('wrong'),
      '5XX': response('failed'),
    },
  };
}

/** Made without an account. */
const isForNobody = ({ access }: Call) => access === 'public' || access === 'gateway';

const eventStream = () => ({
  operationId: 'events.stream',
  tags: ['events'],
  summary:
    'Numbered events, one per line, without end. The first line is a heartbeat that says where the stream starts: after `after`, or at the current event if `after` is unset or events after it are gone.',
  description: `Access: ${EVENT_STREAM.access}.`,
  security: [{ gateway: [] }],
  parameters: [{ name: 'after', in: 'query', schema: { type: 'integer', minimum: 0 } }],
  responses: {
    200: { description: 'One event or heartbeat per line.', content: { 'application/x-ndjson': ref('EventLine') } },
    '4XX': response('wrong'),
  },
});

/** The input of a GET call, field by field. */
function query(call: Call): object[] {
  if (call.method !== 'GET') return [];
  const { properties = {}, required = [] } = z.toJSONSchema(call.input, options);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function schemas(): Record<string, object> {
  const named = z.registry<{ id: string }>();
  for (const [name, thing] of Object.entries(things)) named.add(thing, { id: name });
  for (const call of calls) {
    if (call.method === 'POST') named.add(call.input, { id: inputName(call) });
    named.add(call.reply, { id: replyName(call) });
  }
  const printed = z.toJSONSchema(named, { ...options, uri: (name) => `#/components/schemas/${name}` }).schemas;
  return Object.fromEntries(
    Object.entries(printed)
      .map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [name, schema] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Printed as input, so that replies may gain fields: as output, zod rules out additional fields. */
const options = {
  io: 'input',
  override: ({ jsonSchema }: { jsonSchema: { format?: string | undefined; pattern?: string | undefined } }) => {
    // A long pattern of digits that only repeats the format.
    if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  },
} as const;

const inputName = (call: Call) => `${call.name}.input`;
const replyName = (call: Call) => `${call.name}.reply`;
const ref = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });
const json = (name: string) => ({ 'application/json': ref(name) });
const response = (name: string) => ({ $ref: `#/components/responses/${name}` });
const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const header = (name: string, description: string) => ({ name, in: 'header', description, schema: { type: 'string' } });
