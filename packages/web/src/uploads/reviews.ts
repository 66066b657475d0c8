import { ofTab } from '../kit/state.ts';

/**
 * The results of the check before an upload. Only the tab that ran it has them, and only until it
 * closes.
 */
export interface Review {
  seconds: number;
  /** The number of files and the start file, as the wizard shows them. */
  facts: readonly string[];
  plugin: 'found' | 'absent';
}

const reviews = ofTab(() => new Map<string, Review>());

export const noteReview = (uploadId: string, review: Review): void => void reviews().set(uploadId, review);
export const reviewOf = (uploadId: string): Review | null => reviews().get(uploadId) ?? null;
