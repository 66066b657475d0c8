import { GraphQLError, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { BoundedMap } from '../kit/bounded-map.ts';
import type { ChosenDocument } from './document-choice.ts';
import { documentLimits, parseDocument } from './document-limits.ts';
import { NoIntrospection } from './introspection.ts';

export type CheckedDocument = { document: DocumentNode } | { errors: readonly GraphQLError[] };

const REMEMBERED_DOCUMENTS = 1_000;
/** Longer texts within the limit of tokens are comments and strings: not worth keeping. */
const REMEMBERED_CHARACTERS = 16_384;

const CLOSED_RULES = [...specifiedRules, NoIntrospection];

/** Parses and validates documents, each once as long as it is in use. */
export function createDocuments(schema: GraphQLSchema): (chosen: ChosenDocument) => CheckedDocument {
  const known = new BoundedMap<string, CheckedDocument>(REMEMBERED_DOCUMENTS);
  return (chosen) => {
    const key = `${chosen.isOpen ? 'open' : 'closed'} ${chosen.source}`;
    const remembered = known.get(key);
    if (remembered) return remembered;
    const checked = check(schema, chosen);
    if (key.length <= REMEMBERED_CHARACTERS) known.set(key, checked);
    return checked;
  };
}

function check(schema: GraphQLSchema, { source, isOpen }: ChosenDocument): CheckedDocument {
  try {
    const document = parseDocument(source);
    // First what is cheap to judge: some rules take long on what is too large.
    const excess = validate(schema, document, documentLimits);
    if (excess.length > 0) return { errors: excess };
    const rules = isOpen ? specifiedRules : CLOSED_RULES;
    const errors = validate(schema, document, rules, { maxErrors: 20, hideSuggestions: !isOpen });
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}
