import {
  getNamedType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** An object of an application takes the gateway as long as so many fields of the schema. */
const FIELDS_PER_POINT = 32;

interface Asked {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  valueOf: (node: ValueNode) => unknown;
  /** At least 0. */
  maxPoints: number;
}

/** Whether a field of an operation’s root asks about the schema itself. */
export const isAboutSchema = ({ name }: FieldNode): boolean =>
  name.value === SchemaMetaFieldDef.name || name.value === TypeMetaFieldDef.name;

/**
 * The points of a field that asks about the schema: a point for every 32 fields of its answer. They are counted, since
 * types differ by a factor of a hundred; what is deprecated counts even where it is left out. Counting ends at `maxPoints`, so a
 * result above it says no more than that.
 */
export function introspectionCost(node: FieldNode, asked: Asked): number {
  const { schema, fragments, valueOf } = asked;
  const maxFields = asked.maxPoints * FIELDS_PER_POINT;
  let fields = 0;
  const definition = node.name.value === SchemaMetaFieldDef.name ? SchemaMetaFieldDef : TypeMetaFieldDef;
  countField(node, definition, undefined);
  return Math.ceil(fields / FIELDS_PER_POINT);

  function countField(each: FieldNode, field: GraphQLField<unknown, unknown>, source: unknown): void {
    fields += 1;
    const type = getNamedType(field.type);
    if (!each.selectionSet || !isObjectType(type)) return;
    for (const answer of [resolve(each, field, source)].flat()) {
      if (answer !== null && answer !== undefined) countSelection(each.selectionSet, type, answer);
    }
  }

  function countSelection({ selections }: SelectionSetNode, type: GraphQLObjectType, source: unknown): void {
    for (const selection of selections) {
      if (fields > maxFields) return;
      if (selection.kind === Kind.FIELD) {
        const field = type.getFields()[selection.name.value];
        if (field) countField(selection, field, source);
        else fields += 1; // `__typename`
        continue;
      }
      const inside = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      // A fragment is work even if nothing is in it.
      fields += 1;
      if (inside) countSelection(inside.selectionSet, type, source);
    }
  }

  /** What graphql-js answers with; it asks nobody. */
  function resolve(each: FieldNode, field: GraphQLField<unknown, unknown>, source: unknown): unknown {
    const name = each.arguments?.find((argument) => argument.name.value === 'name');
    const given = name && valueOf(name.value);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- introspection reads nothing else of it
    const info = { schema } as GraphQLResolveInfo;
    return field.resolve?.(source, { name: given, includeDeprecated: true }, undefined, info);
  }
}
