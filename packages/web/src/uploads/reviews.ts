/** How long the check before an upload took. Only the tab that made it knows, and only as long as it lives. */
const reviews = new Map<string, number>();

export const noteReview = (uploadId: string, seconds: number): void => void reviews.set(uploadId, seconds);
export const reviewSecondsOf = (uploadId: string): number | null => reviews.get(uploadId) ?? null;
