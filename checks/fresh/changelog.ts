import { buildSchema, BreakingChangeType, DangerousChangeType, findSchemaChanges } from 'graphql';
import { readText } from '../files.ts';
import { between } from './settings.ts';

/**
 * The changelog, with the schema changes in its newest entry: all differences from the previous entry's schema, as
 * graphql-js describes them. Breaking changes come first.
 */
export function changelog(): string {
  const previous = readText('docs/changelog/previous.schema.graphql');
  const table = schemaChanges(previous, readText('packages/schema/schema.graphql'));
  return between(readText('docs/changelog.md'), 'schema', table);
}

/** The differences between two schemas as Markdown, without descriptions. */
export function schemaChanges(previous: string, current: string): string {
  const schemas = [buildSchema(previous), buildSchema(current)] as const;
  const changes = findSchemaChanges(...schemas).filter(({ type }) => !type.startsWith('DESCRIPTION_'));
  const types = new Set(schemas.flatMap((schema) => Object.keys(schema.getTypeMap())));

  const groups = [
    ['Breaks callers', changes.filter(({ type }) => isBreaking(type))],
    ['May surprise callers', changes.filter(({ type }) => isDangerous(type))],
    ['Breaks nobody', changes.filter(({ type }) => !isBreaking(type) && !isDangerous(type))],
  ] as const;
  const told = groups.flatMap(([title, each]) =>
    each.length === 0
      ? []
      : [
          `#### ${title}`,
          each
            .map(({ description }) => `- ${coded(description, types)}`)
            .toSorted()
            .join('\n'),
        ],
  );
  return told.join('\n\n') || 'The schema has not changed.';
}

const isBreaking = (type: string) => Object.hasOwn(BreakingChangeType, type);
const isDangerous = (type: string) => Object.hasOwn(DangerousChangeType, type);

/** Formats schema coordinates and types as code: `App.streamingLinks(first:)`, `[App!]!`. */
function coded(text: string, types: ReadonlySet<string>): string {
  return text.replaceAll(/\[*([A-Z]\w*)(?:\.\w+)*(?:\(\w+:\))?[\]!]*/g, (coordinate, type: string) =>
    types.has(type) ? `\`${coordinate}\`` : coordinate,
  );
}
