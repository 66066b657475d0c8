/**
 * Ends a switch over a closed union: a case that is missing does not compile. `otherwise` is for a value that only a
 * newer version of the other side knows.
 */
export const noOther = <T>(_value: never, otherwise: T): T => otherwise;
