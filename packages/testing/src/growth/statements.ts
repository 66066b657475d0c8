import { Client } from 'pg';

/** A statement as sent to the database, with its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Runs the work and returns the statements that this process sent to databases, in order. Supports one recording at a time. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  // Records only: every query is passed unchanged to the driver.
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client
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

/** The driver accepts a text with values, or an object that contains both. */
function readStatement(query: unknown, beside: unknown): Statement {
  if (typeof query === 'string') return { text: query, values: listOf(beside) };
  if (typeof query !== 'object' || query === null || !('text' in query)) throw new Error('a query without text');
  const within = 'values' in query ? query.values : undefined;
  return { text: String(query.text), values: listOf(Array.isArray(beside) ? beside : within) };
}

const listOf = (values: unknown): unknown[] => (Array.isArray(values) ? values : []);
