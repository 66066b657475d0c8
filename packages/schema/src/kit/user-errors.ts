import type { Violation } from '@launchyard/domain/kit';
import type { FieldMap } from '@pothos/core';
import { builder, type Types } from './builder.ts';
import type { Outcome } from './calls.ts';
import { costs } from './cost.ts';

/** Names of the types that carry figures of their own, by the code of their refusal. Areas add theirs. */
const typeNames = new Map<string, string>();

/** Says that refusals with this code are told with a type of their own instead of Refusal. */
export function tellsFigures(code: string, typeName: string): void {
  typeNames.set(code, typeName);
}

export const UserError = builder.interfaceRef<Violation>('UserError').implement({
  description: 'Why a change was refused, and what the customer can do about it.',
  resolveType: (violation) => typeNames.get(violation.code) ?? 'Refusal',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Names the reason for programs and never changes: `APP_NAME_TAKEN`.' }),
    message: t.exposeString('message', { description: 'The sentence that the customer sees.' }),
    field: t.exposeStringList('field', {
      description: 'The field of the input that it is about, as a path; empty when it is about none in particular.',
    }),
  }),
});

builder.objectRef<Violation>('Refusal').implement({
  description: 'A refusal that its sentence says completely.',
  interfaces: [UserError],
});

/** Declares the payload of a mutation: what its fields make of the outcome, and `userErrors`. */
export function payloadType<Reply>(
  name: string,
  description: string,
  fields: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Outcome<Reply>>) => FieldMap,
) {
  return builder.objectRef<Outcome<Reply>>(name).implement({
    description,
    fields: (t) => ({
      ...fields(t),
      userErrors: t.field({
        type: [UserError],
        description: 'Why nothing was changed; empty when it was done.',
        extensions: costs({ items: 1 }),
        resolve: (outcome) => outcome.refusals,
      }),
    }),
  });
}
