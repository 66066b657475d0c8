/**
 * A refusal that the customer can solve: a stable code for programs, the product's exact words, and the input field it concerns
 * (a path, `[]` when it concerns no single field). `figures` carries numbers that a screen needs, each with its unit in its name.
 */
export interface Violation {
  code: string;
  message: string;
  field: string[];
  figures?: Record<string, number>;
}

/** A violation whose words and field never change. */
export function violation(code: string, message: string, ...field: string[]): Violation {
  return { code, message, field };
}
