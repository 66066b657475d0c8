import { keep } from './keep.ts';

/** Questions that users can hide, by their storage keys: the specification names the first two. */
export type QuestionKey = 'linkDelete' | 'configDelete' | 'configSave' | 'linkConfigChange';

/** Whether the user has hidden the question. */
export const isHidden = (key: QuestionKey): boolean => localStorage.getItem(key) === 'hide';

export const setHidden = (key: QuestionKey, hides: boolean): void => keep(key, hides ? 'hide' : 'show');

/**
 * A question that was split off another one starts with the other's choice, and is independent from
 * then on.
 */
export function seedQuestion(key: QuestionKey, from: QuestionKey): void {
  const chosen = localStorage.getItem(from);
  if (localStorage.getItem(key) === null && chosen !== null) keep(key, chosen);
}
