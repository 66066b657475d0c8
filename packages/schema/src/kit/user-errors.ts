import type { ChangeCode, RefusalCode, Violation } from '@launchyard/domain/kit';
import type { FieldMap } from '@pothos/core';
import { builder, type Types } from './builder.ts';
import type { Outcome } from './calls.ts';
import { UserErrorCode } from './codes.ts';
import { costs } from './cost.ts';

/** Types of refusals with additional fields, by code. Areas add theirs. */
const typeNames = new Map<RefusalCode, string>();

/** Gives refusals with this code their own type instead of Refusal. */
export function tellsFigures(code: RefusalCode, typeName: string): void {
  typeNames.set(code, typeName);
}

export const UserError = builder.interfaceRef<Violation>('UserError').implement({
  description: 'Why a change was refused.',
  resolveType: (violation) => typeNames.get(violation.code) ?? 'Refusal',
  fields: (t) => ({
    code: t.field({
      type: UserErrorCode,
      description: 'The reason, for programs. Codes never change their meaning.',
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mutation reads no list, so none of its refusals is about one
      resolve: ({ code }) => code as ChangeCode,
    }),
    message: t.exposeString('message', { description: 'The message to show to the customer.' }),
    field: t.exposeStringList('field', {
      description: 'The path of the input field that it is about. Empty when it is about none in particular.',
    }),
  }),
});

builder.objectRef<Violation>('Refusal').implement({
  description: 'A refusal without further data.',
  interfaces: [UserError],
});

/** Declares the payload of a mutation: its fields and `userErrors`. */
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
        description: 'Why the request was refused. Empty on success.',
        extensions: costs({ items: 1 }),
        resolve: (outcome) => outcome.refusals,
      }),
    }),
  });
}
