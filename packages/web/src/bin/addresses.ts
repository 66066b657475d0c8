/** Where what was deleted is restored from. */
export const binAddress = '/bin';
