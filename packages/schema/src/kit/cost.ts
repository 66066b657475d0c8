/** What a field adds to an operation's cost besides one for each object that it answers with. */
export interface FieldCost {
  /** How many objects a list is taken for: a number, or the size of the `page` of the connection it stands in. Lists without it count as ten. */
  items?: number | 'page';
  /** For a field that makes a call of its own for each parent: what that call is taken for. */
  call?: number;
}

/** Says a field's cost where the field is declared: `extensions: costs({ items: 6 })`. */
export const costs = (cost: FieldCost): { cost: FieldCost } => ({ cost });

/** What was said of a field; nothing when nothing was. */
export function declaredCost({ extensions }: { extensions: Readonly<Record<string, unknown>> }): FieldCost {
  return isFieldCost(extensions['cost']) ? extensions['cost'] : {};
}

const isFieldCost = (value: unknown): value is FieldCost =>
  typeof value === 'object' && value !== null && ('items' in value || 'call' in value);
