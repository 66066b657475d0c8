export interface Refusal {
  code: string;
  message: string;
  field: readonly string[];
}

export const ofField = (refusals: readonly Refusal[], field: string): string | undefined =>
  refusals.find((each) => each.field[0] === field)?.message;
