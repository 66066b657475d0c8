/** What a customer gave support, told apart by its form. */
export type GivenLookUp = { email: string } | { username: string } | { id: string } | { uploadId: string };

/** An e-mail address, a reference of an upload (`upl_…`, also with text around it), an account id, or else a name. */
export function readGivenLookUp(text: string): GivenLookUp | null {
  const given = text.trim();
  if (given === '') return null;
  if (/\bupl_\w/i.test(given)) return { uploadId: given };
  if (/^acc_\w/i.test(given)) return { id: given };
  return given.includes('@') ? { email: given } : { username: given };
}
