/*
 * The API writes enum values in capitals; the domain uses the same names in lower case. A name that the other side does
 * not have does not compile.
 */
export const fromApiName = <Name extends string>(name: Name): Lowercase<Name> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that is what Lowercase says
  name.toLowerCase() as Lowercase<Name>;

export const toApiName = <Name extends string>(name: Name): Uppercase<Name> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that is what Uppercase says
  name.toUpperCase() as Uppercase<Name>;
