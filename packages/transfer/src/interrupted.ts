/** What everything that a transfer waits for rejects with once somebody stops it. */
export class Interrupted extends Error {
  override name = 'AbortError';
  constructor() {
    super('The upload was interrupted');
  }
}
