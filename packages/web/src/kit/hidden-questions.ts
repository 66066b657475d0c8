import { keep } from './keep.ts';

/** Questions that can be answered once for all, by their keys in the browser's storage: the specification names the first two. */
export type QuestionKey = 'linkDelete' | 'configDelete' | 'configSave' | 'linkConfigChange';

/** Whether somebody wanted not to be asked again. */
export const isHidden = (key: QuestionKey): boolean => localStorage.getItem(key) === 'hide';

export const setHidden = (key: QuestionKey, hides: boolean): void => keep(key, hides ? 'hide' : 'show');

/** A question that was once part of another begins with what was chosen there, and goes its own way from then on. */
export function seedQuestion(key: QuestionKey, from: QuestionKey): void {
  const chosen = localStorage.getItem(from);
  if (localStorage.getItem(key) === null && chosen !== null) keep(key, chosen);
}
