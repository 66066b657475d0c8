/** The rejection of everything that a transfer waits for once it is stopped. */
export class Interrupted extends Error {
  override name = 'AbortError';
  constructor() {
    super('The upload was interrupted');
  }
}
