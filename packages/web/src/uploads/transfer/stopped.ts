/** What everything that a transfer waits for rejects with once somebody stops it. */
export const stopped = (): DOMException => new DOMException('The upload was stopped', 'AbortError');
