import { Client } from 'pg';

/** A statement as it went to the database, with its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Lets the work happen and answers what it asked of databases in this process, in its order. One at a time. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  // Looks on: every query goes on to the driver as it is.
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the client that it was asked of
  const query = Client.prototype.query;
  const lookOn = function lookOn(this: Client, ...asked: [unknown, ...unknown[]]): unknown {
    statements.push(readStatement(asked[0], asked[1]));
    return Reflect.apply(query, this, asked);
  };
  Object.assign(Client.prototype, { query: lookOn });
  try {
    await work();
  } finally {
    Object.assign(Client.prototype, { query });
  }
  return statements.filter(({ text }) => /^\s*(select|insert|update|delete|with)\b/i.test(text));
}

/** The driver takes a text, or an object that has one; values beside it or in it. */
function readStatement(query: unknown, beside: unknown): Statement {
  if (typeof query === 'string') return { text: query, values: listOf(beside) };
  if (typeof query !== 'object' || query === null || !('text' in query)) throw new Error('a query without a text');
  const within = 'values' in query ? query.values : undefined;
  return { text: String(query.text), values: listOf(Array.isArray(beside) ? beside : within) };
}

const listOf = (values: unknown): unknown[] => (Array.isArray(values) ? values : []);
