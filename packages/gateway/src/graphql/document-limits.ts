import { FAULT } from '@launchyard/domain/kit';
import { OPERATION_LIMITS } from '@launchyard/domain/session';
import {
  Kind,
  Lexer,
  Source,
  TokenKind,
  parse,
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

const MAX = OPERATION_LIMITS;

/** Parses a document of at most 1,000 tokens. Throws a GraphQLError. */
export function parseDocument(source: string): { document: DocumentNode; tokens: number } {
  const whole = new Source(source);
  const lexer = new Lexer(whole);
  let tokens = 0;
  for (; lexer.advance().kind !== TokenKind.EOF; tokens++) {
    if (tokens >= MAX.tokens) throw tooComplex(`A document may have at most ${MAX.tokens} tokens.`);
  }
  return { document: parse(whole), tokens };
}

/**
 * Limits for every document, whoever sends it. Aliases and directives are counted as written, depth and selections
 * through fragments. Each rule visits a fragment once: they run before anything that follows every spread.
 */
export const documentLimits: readonly ValidationRule[] = [
  SelectionLimit,
  DepthLimit,
  AliasLimit,
  DirectiveLimit,
  OncePerOperation,
];

/** Fragments that spread each other twice are short but expand exponentially. */
function SelectionLimit(context: ValidationContext): ASTVisitor {
  const countIn = measure(context, {
    field: (_field, inside) => inside(),
    together: (counted, next) => counted + 1 + next,
  });
  return {
    OperationDefinition(operation) {
      if (countIn(operation.selectionSet) <= MAX.selections) return;
      const message = `An operation may select at most ${MAX.selections} fields and fragments, counted with fragments expanded.`;
      context.reportError(tooComplex(message, operation));
    },
  };
}

/** Excludes introspection, which is necessarily deep and has its own rule in graphql-js. */
function DepthLimit(context: ValidationContext): ASTVisitor {
  const depthOf = measure(context, {
    field: (field, inside) => (isIntrospection(field) ? 0 : 1 + inside()),
    together: (a, b) => Math.max(a, b),
  });
  return {
    OperationDefinition(operation) {
      if (depthOf(operation.selectionSet) <= MAX.depth) return;
      context.reportError(tooComplex(`An operation may be at most ${MAX.depth} fields deep.`, operation));
    },
  };
}

const isIntrospection = (field: FieldNode) => field.name.value === '__schema' || field.name.value === '__type';

function AliasLimit(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (!field.alias || ++aliases !== MAX.aliases + 1) return;
      context.reportError(tooComplex(`A document may have at most ${MAX.aliases} aliases.`, field));
    },
  };
}

function DirectiveLimit(context: ValidationContext): ASTVisitor {
  let directives = 0;
  return {
    Directive(directive) {
      if (++directives !== MAX.directives + 1) return;
      context.reportError(tooComplex(`A document may have at most ${MAX.directives} directives.`, directive));
    },
  };
}

/**
 * The services count guesses and purchases one by one: an operation may contain one, not fourteen under aliases. The
 * schema marks such fields with `extensions: { oncePerOperation: true }`.
 */
function OncePerOperation(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const fields = context.getSchema().getRootType(operation.operation)?.getFields() ?? {};
      const count = measure(context, {
        field: (field) => (fields[field.name.value]?.extensions['oncePerOperation'] === true ? 1 : 0),
        together: (a, b) => a + b,
      });
      if (count(operation.selectionSet) <= 1) return;
      context.reportError(tooComplex('An operation may sign in, try a code or buy something only once.', operation));
    },
  };
}

interface Measure {
  field: (field: FieldNode, inside: () => number) => number;
  together: (a: number, b: number) => number;
}

/**
 * Adds up a selection set through its fragments. Each fragment is measured once: nested duplicates would double the
 * work at every level.
 */
function measure(context: ValidationContext, { field, together }: Measure): (selectionSet: SelectionSetNode) => number {
  const fragments = new Map<string, number>();

  function ofSet(selectionSet: SelectionSetNode): number {
    return selectionSet.selections.map(ofSelection).reduce(together, 0);
  }

  function ofSelection(selection: SelectionSetNode['selections'][number]): number {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSet(selection.selectionSet);
    return field(selection, () => (selection.selectionSet ? ofSet(selection.selectionSet) : 0));
  }

  function ofFragment(name: string): number {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    // A fragment that spreads itself ends here; the rule against cycles refuses it.
    fragments.set(name, 0);
    const fragment = context.getFragment(name);
    const measured = fragment ? ofSet(fragment.selectionSet) : 0;
    fragments.set(name, measured);
    return measured;
  }

  return ofSet;
}

const tooComplex = (message: string, node?: ASTNode) =>
  new GraphQLError(message, { nodes: node, extensions: { code: FAULT.QUERY_TOO_COMPLEX } });
