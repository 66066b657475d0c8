import { Client, type QueryResult } from 'pg';

/** Connects, asks once, and leaves. */
export async function query(connectionString: string, text: string): Promise<QueryResult> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.query(text);
  } finally {
    await client.end();
  }
}
