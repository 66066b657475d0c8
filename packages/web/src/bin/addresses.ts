/** Where what was deleted is brought back from. */
export const binAddress = '/bin';
