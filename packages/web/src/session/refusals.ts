export interface Refusal {
  code: string;
  message: string;
  field: readonly string[];
}

/** Of what was refused, what still is: what was typed since may be right, or is for the services to judge anew. */
export const stillRefused = (refusals: readonly Refusal[], found: readonly { code: string }[]): Refusal[] =>
  refusals.filter(({ code, field }) => field.length === 0 || found.some((each) => each.code === code));

export const ofField = (refusals: readonly Refusal[], field: string): string | undefined =>
  refusals.find((each) => each.field[0] === field)?.message;
