/** What a field adds to the cost of an operation, besides one for each returned object. */
export interface FieldCost {
  /** The assumed length of a list: a number, or the `page` size of its connection. Ten by default. */
  items?: number | 'page';
  /** The cost of a call, for a field that makes one for each parent. */
  call?: number;
  /** The cost of each row of its page, for a list whose rows are large to read. */
  eachRow?: number;
}

/** Declares the cost of a field: `extensions: costs({ items: 6 })`. */
export const costs = (cost: FieldCost): { cost: FieldCost } => ({ cost });

/** The declared cost of a field. */
export function declaredCost({ extensions }: { extensions: Readonly<Record<string, unknown>> }): FieldCost {
  return isFieldCost(extensions['cost']) ? extensions['cost'] : {};
}

const isFieldCost = (value: unknown): value is FieldCost =>
  typeof value === 'object' && value !== null && ('items' in value || 'call' in value || 'eachRow' in value);
