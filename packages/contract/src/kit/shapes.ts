import { z } from 'zod';
import { ACTOR_KINDS, baseName, IDEMPOTENCY_KEY_LENGTH, MAX_PAGE } from '@launchyard/domain/kit';

/** What a caller may write: at most so many characters and no control characters, which no name has and no database takes. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u);

/**
 * What the domain judges in words, its length included: longer than any text that is taken, and shorter than a request. Past it the input is
 * malformed.
 */
export const judgedText = z.string().max(100_000);

/** The name of a file, without a path: browsers send none, programs may. What else it may be, the domain says. */
export const fileName = z.string().max(1024).transform(baseName);

/** A public id, `app_…`. Its kind is checked where it is used: malformed, foreign and missing ids answer alike. */
export const id = z.string().min(1).max(64);
/** Some of many things, which their own call answers in one go; how many they are in all stands beside it. */
export const someIds = z.array(id).max(MAX_PAGE);

/** Who did something, under their name as it was then. */
export const actor = z.object({ kind: z.enum(ACTOR_KINDS), label: z.string() });

export const bytes = z.number().int().nonnegative();
export const count = z.number().int().nonnegative();
/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();
export const idempotencyKey = text(IDEMPOTENCY_KEY_LENGTH.most).min(IDEMPOTENCY_KEY_LENGTH.least);

const pageSize = z.number().int().min(0).max(MAX_PAGE).optional();
const cursor = text(4096).optional();

/**
 * What every list takes: how many rows after a cursor (`first`, `after`), or how many before one (`last`, `before`). Neither pair asks for
 * the first page of the usual size.
 */
export const pageInput = z.object({ first: pageSize, after: cursor, last: pageSize, before: cursor });

/** By which of a few fields a list is ordered, and in which direction. */
export const orderBy = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z.object({ field: z.enum(fields), direction: z.enum(['asc', 'desc']) }).optional();

/** What every list answers. */
export function page<Node extends z.ZodType>(node: Node) {
  return z.object({
    edges: z.array(z.object({ cursor: z.string(), node })),
    hasNextPage: z.boolean(),
    hasPreviousPage: z.boolean(),
    totalCount: z.number().int().nonnegative(),
  });
}
