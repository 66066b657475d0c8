import { GraphQLError } from 'graphql';
import { isInCalendar } from '@launchyard/domain/kit';
import { builder } from './builder.ts';

builder.scalarType('Bytes', {
  description: `A number of bytes: a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, written as a JSON number. Sizes of builds do not fit \`Int\`.`,
  serialize: bytes,
  parseValue: bytes,
});

builder.scalarType('DateTime', {
  description: 'An instant in UTC, in ISO 8601, such as `2026-03-01T09:30:00.000Z`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  // Responses of the services have been validated against the contract.
  serialize: (value) => (typeof value === 'string' ? value : instant(value)),
  parseValue: instant,
});

builder.scalarType('URL', {
  description: 'An absolute URL, as a string: `https://example.com/path`.',
  specifiedByURL: 'https://url.spec.whatwg.org/',
  serialize: url,
  parseValue: url,
});

function bytes(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new GraphQLError(`Bytes is a whole number from 0 to ${Number.MAX_SAFE_INTEGER}.`);
}

function instant(value: unknown): string {
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
  if (isInstant && !Number.isNaN(Date.parse(value)) && isInCalendar(value)) return value;
  throw new GraphQLError('DateTime is an instant in UTC that the calendar has, such as 2026-03-01T09:30:00.000Z.');
}

function url(value: unknown): string {
  if (typeof value === 'string' && URL.canParse(value)) return value;
  throw new GraphQLError('URL is an absolute URL, such as https://example.com/path.');
}
