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
  };
}>({ defaultFieldNullability: false });

/** What Pothos' own generic types want to be told. */
export type Types = typeof builder.$inferSchemaTypes;

builder.queryType({ description: 'Everything that can be read.' });
builder.mutationType({
  description:
    'Everything that can be changed: one action each. What the customer can put right comes back in `userErrors`, never as an error of the request.',
});
builder.subscriptionType({ description: 'What is told as it happens, over a WebSocket (graphql-ws).' });
