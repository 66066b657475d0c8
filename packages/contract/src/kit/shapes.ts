import { z } from 'zod';
import { ACTOR_KINDS, baseName, IDEMPOTENCY_KEY_LENGTH, MAX_PAGE } from '@launchyard/domain/kit';

/**
 * Text written by a caller: a maximum length and no control characters. No name contains those, and the database
 * rejects some.
 */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u);

/**
 * Text whose length the domain checks, so that the caller gets a sentence: longer than any accepted text, shorter than
 * a request. Beyond it the input is malformed.
 */
export const judgedText = z.string().max(100_000);

/** The name of a file, without a path: browsers send none, programs may. The domain checks the rest. */
export const fileName = z.string().max(1024).transform(baseName);

/**
 * A public id, `app_…`. Its kind is checked where it is used: malformed, foreign and missing ids get the same answer.
 */
export const id = z.string().min(1).max(64);
/**
 * As many ids as a page has things: those that a call asks for, or a few of many, with the total next to them, whose
 * own call returns them together.
 */
export const someIds = z.array(id).max(MAX_PAGE);
/** Things of one type, each looked up by its id or its name. */
export const lookUps = z.array(z.union([z.strictObject({ id }), z.strictObject({ name: text(100) })])).max(MAX_PAGE);

/** Who did something, with their name at that time. */
export const actor = z.object({ kind: z.enum(ACTOR_KINDS), label: z.string() });

export const bytes = z.number().int().nonnegative();
export const count = z.number().int().nonnegative();
/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();
export const idempotencyKey = text(IDEMPOTENCY_KEY_LENGTH.most).min(IDEMPOTENCY_KEY_LENGTH.least);

const pageSize = z.number().int().min(0).max(MAX_PAGE).optional();
const cursor = text(4096).optional();

/**
 * The input of every list: the number of rows after a cursor (`first`, `after`), or before one (`last`, `before`). With
 * neither, the first page of the default size.
 */
export const pageInput = z.object({ first: pageSize, after: cursor, last: pageSize, before: cursor });

/** The fields that a list can be ordered by, and the direction. */
export const orderBy = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z.object({ field: z.enum(fields), direction: z.enum(['asc', 'desc']) }).optional();

/** The reply of every list. */
export function page<Node extends z.ZodType>(node: Node) {
  return z.object({
    edges: z.array(z.object({ cursor: z.string(), node })),
    hasNextPage: z.boolean(),
    hasPreviousPage: z.boolean(),
    totalCount: z.number().int().nonnegative(),
  });
}
