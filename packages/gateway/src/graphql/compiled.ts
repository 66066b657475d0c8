import {
  coerceInputLiteral,
  coerceInputValue,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  isScalarType,
  Kind,
  typeFromAST,
  visit,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  type ListValueNode,
  type ObjectValueNode,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/** Compiles an operation, or answers null for what the compiler does not do as graphql-js does: that must be run plainly. */
export type Compile = (document: DocumentNode, operationName: string | null | undefined) => CompiledQuery | null;

/**
 * Compiled operations take a third of the time on lists. Each is compiled once and kept as long as its document lives. Variables must have
 * been checked with graphql-js before: the compiled code forgives too much (`@oneOf`).
 */
export function createCompiler(schema: GraphQLSchema): Compile {
  adapt(schema);
  // By document and by operation: a document may hold several, and only the name says which one runs.
  const compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery | null>>();

  return (document, operationName) => {
    let operations = compiled.get(document);
    if (!operations) compiled.set(document, (operations = new Map()));
    const name = operationName ?? '';
    let query = operations.get(name);
    if (query === undefined) operations.set(name, (query = compileOnce(schema, document, operationName)));
    return query;
  };
}

/**
 * The compiler was written for graphql 16. It writes to the console for each literal of a scalar whose `parseLiteral` takes more than one
 * argument, now all; and it looks for defaults in `defaultValue` only, where a schema made from text no longer has them.
 */
function adapt(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) {
      if (type.parseLiteral.length <= 1) continue;
      const parseLiteral = type.parseLiteral.bind(type);
      type.parseLiteral = (...given) => parseLiteral(...given);
    } else if (isInputObjectType(type)) {
      Object.values(type.getFields()).forEach(mirrorDefault);
    } else if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) field.args.forEach(mirrorDefault);
    }
  }
}

function mirrorDefault(input: GraphQLArgument | GraphQLInputField): void {
  if (!input.default || input.defaultValue !== undefined) return;
  input.defaultValue = input.default.literal
    ? coerceInputLiteral(input.default.literal, input.type)
    : coerceInputValue(input.default.value, input.type);
}

function compileOnce(schema: GraphQLSchema, document: DocumentNode, name: string | null | undefined) {
  const operation = getOperationAST(document, name);
  if (!operation || hasOptionalInside(document, operation)) return null;
  const types = (operation.variableDefinitions ?? []).map((each) => typeFromAST(schema, each.type));
  if (types.some((type) => isInputType(type) && hasRequiredDefault(type))) return null;
  const query = compileQuery(schema, document, name ?? undefined);
  return isCompiledQuery(query) ? query : null;
}

/** Inside objects and lists written in the document, compiled code takes variables that were left out for null. */
function hasOptionalInside(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const required = new Set(
    (operation.variableDefinitions ?? [])
      .filter((each) => each.type.kind === Kind.NON_NULL_TYPE)
      .map((each) => each.variable.name.value),
  );
  let isFound = false;
  const look = (literal: ObjectValueNode | ListValueNode) => {
    visit(literal, {
      Variable(variable) {
        if (!required.has(variable.name.value)) isFound = true;
      },
    });
    return false as const;
  };
  visit(document, { ObjectValue: look, ListValue: look });
  return isFound;
}

/** Compiled code refuses to leave out an input field that is non-null and has a default, at any depth of a variable. */
function hasRequiredDefault(type: GraphQLInputType, seen = new Set<unknown>()): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named)) return false;
  seen.add(named);
  return Object.values(named.getFields()).some(
    (field) => (isNonNullType(field.type) && !isRequiredInputField(field)) || hasRequiredDefault(field.type, seen),
  );
}
