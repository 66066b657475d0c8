import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { buildSchema, type DocumentNode } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { createYoga, type Plugin } from 'graphql-yoga';
import { createAnswer, readPeerSettings } from './answer.ts';

/**
 * A bare Yoga with our schema and a resolver that returns all data at once: no limits, no costs, no log. `JIT=1` adds
 * graphql-jit.
 */
const settings = readPeerSettings();
const answer = createAnswer(settings);
const schema = buildSchema(await readFile(new URL('../../packages/schema/schema.graphql', import.meta.url), 'utf8'));

interface Request {
  request: { headers: { get(name: string): string | null } };
}

const query = schema.getQueryType()?.getFields()['viewer'];
if (!query) throw new Error('the schema has no viewer');
query.resolve = async (_root, _args, { request }: Request) => {
  const data = await answer(request.headers.get('authorization') ?? '');
  return typeof data === 'object' && data !== null && 'viewer' in data ? data.viewer : null;
};

function useJit(): Plugin {
  const compiled = new WeakMap<DocumentNode, CompiledQuery>();
  return {
    onExecute({ args, setExecuteFn }) {
      let operation = compiled.get(args.document);
      if (!operation) {
        const made = compileQuery(schema, args.document, args.operationName ?? undefined);
        if (!isCompiledQuery(made)) throw new Error('the query does not compile');
        compiled.set(args.document, (operation = made));
      }
      const { query: run } = operation;
      setExecuteFn(({ rootValue, contextValue, variableValues }) => run(rootValue, contextValue, variableValues));
    },
  };
}

const yoga = createYoga({
  schema,
  graphiql: false,
  landingPage: false,
  logging: false,
  plugins: process.env['JIT'] === '1' ? [useJit()] : [],
});
createServer((request, response) => void yoga(request, response)).listen(settings.port, '127.0.0.1', () =>
  process.send?.({ ready: true }),
);
process.on('SIGTERM', () => process.exit(0));
