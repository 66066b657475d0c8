import { eventsSince } from '@launchyard/contract/events';
import { sessionState, signIn, signOut } from '@launchyard/contract/session';
import type { Context } from '@launchyard/schema/context';
import { buildSchema, isAbstractType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';

type Resolver = GraphQLFieldResolver<unknown, Context>;

const SDL = /* GraphQL */ `
  type Query {
    viewer: Viewer
    thing(by: ThingLookup!): Thing
    things(first: Int = 10, kinds: [Kind!]): [Thing!]!
    page(input: PageInput!): String
    echo(text: String, numbers: [Int!]): String
    fails: String
    failsNonNull: String!
    nothing: String
    named: [Named!]!
    either: Either
  }
  interface Named {
    id: ID!
  }
  type Other implements Named {
    id: ID!
    number: Int
  }
  union Either = Thing | Other
  input ThingLookup @oneOf {
    id: ID
    name: String
  }
  input PageInput {
    first: Int! = 20
    after: String
  }
  enum Kind {
    SMALL
    LARGE
  }
  type Viewer {
    id: ID!
    email: String!
  }
  type Thing implements Named {
    id: ID!
    kind: Kind!
    name(upper: Boolean = false): String!
    thing: Thing
    things(first: Int = 10): [Thing!]!
    broken: String
  }
  type Mutation {
    sessionCreate(password: String!): Viewer
    sessionDelete: Boolean
    write(text: String!): String
  }
  type Subscription {
    changes: Change!
    refusedAtOnce: Change!
    breaks: Change!
  }
  type Change {
    number: Int!
    viewer: Viewer
  }
`;

const viewer: Resolver = async (_root, _args, context) =>
  context.upstream.hasCredential ? (await context.upstream.call(sessionState, {})).person : null;

const thing = (id: string) => ({ id, kind: 'SMALL' });

const RESOLVERS: Record<string, Record<string, Resolver>> = {
  Query: {
    viewer,
    thing: (_root, { by }) => thing(String(by.id ?? by.name)),
    things: (_root, { first }) =>
      Array.from({ length: Math.min(Number(first), 100) }, (_, index) => thing(`t${index}`)),
    page: (_root, { input }) => JSON.stringify(input),
    echo: (_root, { text, numbers }) => JSON.stringify({ text, numbers }),
    fails: () => {
      throw new Error('SECRET-of-the-database at 10.0.0.7');
    },
    failsNonNull: () => {
      throw new Error('SECRET-of-the-database at 10.0.0.7');
    },
    nothing: () => null,
    named: () => [thing('t'), { id: 'o', number: 7 }],
    either: () => Promise.resolve({ id: 'o', number: 8 }),
  },
  Thing: {
    name: (parent, { upper }) => {
      const id = idOf(parent);
      return upper ? id.toUpperCase() : id;
    },
    thing: () => thing('inner'),
    things: (_parent, { first }) => Array.from({ length: Number(first) }, (_, index) => thing(`i${index}`)),
    broken: () => Promise.reject(new Error('broken inside')),
  },
  Mutation: {
    sessionCreate: async (root, { password }, context, info) => {
      const session = await context.upstream.call(signIn, { email: 'ann@example.com', password });
      context.browser.begin(session);
      return viewer(root, {}, context, info);
    },
    sessionDelete: async (_root, _args, context) => {
      const { signedOut } = await context.upstream.call(signOut, {});
      context.browser.end();
      return signedOut;
    },
    write: (_root, { text }) => text,
  },
  Change: { viewer },
};

/** The listeners of `changes` that were not stopped. */
export const openListeners = new Set<object>();

const SUBSCRIBERS: Record<string, Resolver> = {
  changes: async (_root, _args, context) => {
    const { listener } = await context.upstream.call(eventsSince, {});
    const live = context.live.listen(listener);
    openListeners.add(live);
    const stop = live.return?.bind(live);
    return Object.assign(live, {
      return: () => {
        openListeners.delete(live);
        return stop?.();
      },
    });
  },
  refusedAtOnce: () => {
    throw new Error('SECRET-of-the-database');
  },
  breaks: async function* () {
    yield { number: 1 };
    throw new Error('SECRET-of-the-database');
  },
};

/** A small schema with one of each kind of thing that the gateway treats differently. */
export function makeTestSchema(): GraphQLSchema {
  const schema = buildSchema(SDL);
  for (const [typeName, resolvers] of Object.entries(RESOLVERS)) {
    for (const [name, resolve] of Object.entries(resolvers)) fieldOf(schema, typeName, name).resolve = resolve;
  }
  for (const [name, subscribe] of Object.entries(SUBSCRIBERS)) {
    const field = fieldOf(schema, 'Subscription', name);
    field.subscribe = subscribe;
    field.resolve = (event) => event;
  }
  for (const name of ['Named', 'Either']) {
    const type = schema.getType(name);
    if (isAbstractType(type)) type.resolveType = (value) => (isOther(value) ? 'Other' : 'Thing');
  }
  fieldOf(schema, 'Mutation', 'sessionCreate').extensions = { oncePerOperation: true };
  return schema;
}

const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '');

const isOther = (value: unknown) => typeof value === 'object' && value !== null && 'number' in value;

function fieldOf(schema: GraphQLSchema, typeName: string, name: string) {
  const type = schema.getType(typeName);
  const field = type && 'getFields' in type ? type.getFields()[name] : undefined;
  if (!field || !('resolve' in field)) throw new Error(`${typeName}.${name} is not in the test schema`);
  return field;
}
