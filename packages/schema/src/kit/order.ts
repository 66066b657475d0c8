import { builder } from './builder.ts';

/** The direction of a list. */
const OrderDirection = builder.enumType('OrderDirection', {
  description: 'The direction in which a list is sorted.',
  values: {
    ASC: { value: 'asc', description: 'From the lowest to the highest: A to Z, oldest first.' },
    DESC: { value: 'desc', description: 'From the highest to the lowest: Z to A, newest first.' },
  } as const,
});

type Fields<Field extends string> = Record<string, { value: Field; description: string }>;

/** Declares `<Node>Order` and `<Node>OrderField`: by what a list of such things can be sorted. `plural` says what they are in words. */
export function orderInput<Field extends string>(name: string, plural: string, values: Fields<Field>) {
  const field = builder.enumType(`${name}OrderField`, { description: `A field to sort ${plural} by.`, values });
  return builder.inputType(`${name}Order`, {
    description: `How to sort ${plural}.`,
    fields: (t) => ({
      field: t.field({ type: field, required: true, description: 'The field to sort by.' }),
      direction: t.field({ type: OrderDirection, required: true, description: 'The direction to sort in.' }),
    }),
  });
}
