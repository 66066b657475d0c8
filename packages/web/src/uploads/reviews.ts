import { ofTab } from '../kit/state.ts';

/** What the check before an upload found. Only the tab that made it knows, and only as long as it lives. */
export interface Review {
  seconds: number;
  /** How many files, and what is started, as the wizard says it. */
  facts: readonly string[];
  plugin: 'found' | 'absent';
}

const reviews = ofTab(() => new Map<string, Review>());

export const noteReview = (uploadId: string, review: Review): void => void reviews().set(uploadId, review);
export const reviewOf = (uploadId: string): Review | null => reviews().get(uploadId) ?? null;
