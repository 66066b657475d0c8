/*
 * The API writes the values of its enums in capitals; the domain knows the same names in small letters. The compiler refuses a name that the
 * other side does not have.
 */
export const fromApiName = <Name extends string>(name: Name): Lowercase<Name> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that is what Lowercase says
  name.toLowerCase() as Lowercase<Name>;

export const toApiName = <Name extends string>(name: Name): Uppercase<Name> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that is what Uppercase says
  name.toUpperCase() as Uppercase<Name>;
