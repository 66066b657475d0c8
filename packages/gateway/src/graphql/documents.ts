import { GraphQLError, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { BoundedMap } from '../kit/bounded-map.ts';
import type { ChosenDocument } from './document-choice.ts';
import { documentLimits, parseDocument } from './document-limits.ts';
import { NoIntrospection } from './introspection.ts';

export type CheckedDocument = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** A parsed document. Parsing and validating an unknown one costs time, for which its sender is charged. */
export interface ReadDocument {
  /**
   * The charge before it is validated: 0 if it was validated before, otherwise a point for each token or 256
   * characters.
   */
  points: number;
  check(): CheckedDocument;
}

/** A parsed token takes about 400 bytes, so the cache of callers’ documents takes at most 40 MB. */
const KEPT_TOKENS = 100_000;
/** Longer texts within the token limit are mostly comments and strings: not worth caching. */
const KEPT_CHARACTERS = 16_384;

/** Comments and strings are scanned, too, even in a document that cannot be parsed. */
const CHARACTERS_PER_POINT = 256;

const CLOSED_RULES = [...specifiedRules, NoIntrospection];

interface Kept {
  tokens: number;
  checked: CheckedDocument;
}

/** Parses and validates documents. The panel’s own stay cached, callers’ documents as long as they are in use. */
export function createDocuments(schema: GraphQLSchema): (chosen: ChosenDocument) => ReadDocument {
  const ofPanel = new Map<string, CheckedDocument>();
  const ofCallers = new BoundedMap<string, Kept>(KEPT_TOKENS, ({ tokens }) => tokens);

  function readPersisted(chosen: ChosenDocument): ReadDocument {
    let checked = ofPanel.get(chosen.source);
    if (!checked) ofPanel.set(chosen.source, (checked = parseAndCheck(schema, chosen)));
    return known(checked);
  }

  return (chosen) => {
    if (chosen.isPersisted) return readPersisted(chosen);
    const key = `${chosen.isOpen ? 'open' : 'closed'} ${chosen.source}`;
    const kept = ofCallers.get(key);
    if (kept) return known(kept.checked);
    const parsed = parse(chosen.source);
    const points = Math.ceil(chosen.source.length / CHARACTERS_PER_POINT);
    if ('errors' in parsed) return { points, check: () => parsed };
    const { document, tokens } = parsed;
    return {
      points: Math.max(points, tokens),
      check() {
        const checked = validated(schema, document, chosen.isOpen);
        if (key.length <= KEPT_CHARACTERS) ofCallers.set(key, { tokens, checked });
        return checked;
      },
    };
  };
}

const known = (checked: CheckedDocument): ReadDocument => ({ points: 0, check: () => checked });

function parseAndCheck(schema: GraphQLSchema, { source, isOpen }: ChosenDocument): CheckedDocument {
  const parsed = parse(source);
  return 'errors' in parsed ? parsed : validated(schema, parsed.document, isOpen);
}

function parse(source: string): { document: DocumentNode; tokens: number } | { errors: readonly GraphQLError[] } {
  try {
    return parseDocument(source);
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

function validated(schema: GraphQLSchema, document: DocumentNode, isOpen: boolean): CheckedDocument {
  // Cheap rules first: some take long on documents that are too large.
  const excess = validate(schema, document, documentLimits);
  if (excess.length > 0) return { errors: excess };
  const rules = isOpen ? specifiedRules : CLOSED_RULES;
  const errors = validate(schema, document, rules, { maxErrors: 20, hideSuggestions: !isOpen });
  return errors.length > 0 ? { errors } : { document };
}
