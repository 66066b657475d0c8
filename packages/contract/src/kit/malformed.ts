import type { z } from 'zod';

/**
 * What is wrong with an input, by field and in our own words: `appName: must have at most 200 characters; links.2.name:
 * is missing`. API callers read it. `input` is the value that was validated.
 */
export function malformedText(error: z.ZodError, input: unknown): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'input'}: ${wordsOf(issue, input)}`).join('; ');
}

/**
 * One part of such a text, with its path as the first group. Texts that do not match come from another service and are
 * not shown to callers.
 */
export const MALFORMED_PART = /^([\w-]+(?:\.[\w-]+)*): (?:must |is |has )[^\n\r]{0,300}$/;

function wordsOf(issue: z.core.$ZodIssue, input: unknown): string {
  if (valueAt(input, issue.path) === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'too_big':
      return `must ${amount('at most', issue.maximum, issue.origin)}`;
    case 'too_small':
      return `must ${amount(issue.inclusive === false ? 'more than' : 'at least', issue.minimum, issue.origin)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'has the wrong format';
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    default:
      return 'has the wrong format';
  }
}

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const UNITS: Record<string, string> = { string: 'character', array: 'item' };

/** `have at most 200 characters`, `be at least 0`. */
function amount(limit: string, number: number | bigint, origin: string): string {
  const unit = UNITS[origin];
  if (unit === undefined) return `be ${limit} ${number}`;
  return `have ${limit} ${number} ${unit}${Number(number) === 1 ? '' : 's'}`;
}

/** Text is checked against a single pattern: see `text`. */
const FORMATS: Record<string, string> = {
  regex: 'must not contain control characters',
  datetime: 'must be an instant in ISO 8601, such as 2026-11-22T09:41:00.000Z',
  url: 'must be an address',
};

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
