import SchemaBuilder from '@pothos/core';
import type { Context } from './context.ts';

/** Where every type and field is declared. Fields are non-null unless they say otherwise. */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Bytes: { Input: number; Output: number };
    DateTime: { Input: string; Output: string };
    URL: { Input: string; Output: string };
  };
}>({ defaultFieldNullability: false });

/** Required by Pothos’ generic types. */
export type Types = typeof builder.$inferSchemaTypes;

builder.queryType({ description: 'Reads data.' });
builder.mutationType({
  description:
    'Changes data. Refusals that the customer can act on are returned in `userErrors`, never as errors of the request. After a fault the field is null, and what the other fields of the document changed stays changed.',
});
builder.subscriptionType({ description: 'Live changes, over a WebSocket (graphql-ws).' });
