import { DEFAULT_PAGE, MAX_PAGE } from '@launchyard/domain/kit';
import { OPERATION_LIMITS } from '@launchyard/domain/session';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { introspectionCost, isAboutSchema } from './introspection-cost.ts';
import { declaredCost } from './kit/cost.ts';

const ITEMS_OF_A_LIST = 10;

/**
 * What an operation costs before it runs: one for each object that it can answer with, lists taken at their full page, plus what fields
 * that make a call of their own or read much are declared to cost, plus what it asks about the schema. Other scalars and `__typename` are free. The document
 * must be valid; `operationName` may be left out when it has one operation. `Infinity` is possible.
 */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>> = {},
  operationName?: string | null,
): number {
  const operation = document.definitions.find(
    (each): each is OperationDefinitionNode =>
      each.kind === Kind.OPERATION_DEFINITION && (!operationName || each.name?.value === operationName),
  );
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return 0;

  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  }
  // Each fragment is computed once per page size, so that nested fragments do not multiply the work.
  const known = new Map<string, number>();

  /** All questions about the schema share one limit of what is counted. */
  let aboutSchema = 0;
  return costOfSelection(operation.selectionSet, root, 1);

  /** `page` is the page size of the enclosing connection. */
  function costOfSelection({ selections }: SelectionSetNode, type: GraphQLNamedType, page: number): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += costOfField(selection, type, page);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += costOfFragment(selection.name.value, page);
      else cost += costOfSelection(selection.selectionSet, narrowed(selection.typeCondition?.name.value, type), page);
    }
    return cost;
  }

  function costOfFragment(name: string, page: number): number {
    const key = `${page} ${name}`;
    const cost = known.get(key);
    if (cost !== undefined) return cost;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    if (!type) return 0;
    known.set(key, 0);
    const counted = costOfSelection(fragment.selectionSet, type, page);
    known.set(key, counted);
    return counted;
  }

  function costOfField(node: FieldNode, parent: GraphQLNamedType, page: number): number {
    if (parent === root && isAboutSchema(node)) {
      const points = introspectionCost(node, {
        schema,
        fragments,
        valueOf,
        maxPoints: OPERATION_LIMITS.points - aboutSchema,
      });
      aboutSchema += points;
      return points;
    }
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const type = field && getNamedType(field.type);
    if (!field || !type) return 0;
    const { items = ITEMS_OF_A_LIST, call = 0, eachRow = 0 } = declaredCost(field);
    if (!node.selectionSet || !isCompositeType(type)) return call;
    const within = field.args.some((each) => each.name === 'first') ? pageOf(node) : page;
    const count = !isListType(getNullableType(field.type)) ? 1 : items === 'page' ? within : items;
    return call + eachRow * within + count * (1 + costOfSelection(node.selectionSet, type, within));
  }

  /** Pages that are too large are refused by the list itself, with a better message. */
  function pageOf(node: FieldNode): number {
    const sizeOf = (name: string) => numberOf(node.arguments?.find((each) => each.name.value === name)?.value);
    return Math.min(Math.max(sizeOf('first') ?? sizeOf('last') ?? DEFAULT_PAGE, 0), MAX_PAGE);
  }

  function numberOf(node: ValueNode | undefined): number | null {
    const value = valueOf(node);
    return typeof value === 'number' ? value : null;
  }

  function valueOf(node: ValueNode | undefined): unknown {
    if (node?.kind === Kind.INT) return Number(node.value);
    if (node?.kind === Kind.STRING) return node.value;
    if (node?.kind !== Kind.VARIABLE) return null;
    const given = variables[node.name.value];
    if (given !== undefined) return given;
    const definition = operation?.variableDefinitions?.find((each) => each.variable.name.value === node.name.value);
    return valueOf(definition?.defaultValue);
  }

  function narrowed(name: string | undefined, type: GraphQLNamedType): GraphQLNamedType {
    return (name !== undefined && schema.getType(name)) || type;
  }
}
