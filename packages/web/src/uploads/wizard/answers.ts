import { createStore } from '../../kit/store.ts';

/** What the customer answered about the chosen file. */
export interface BuildAnswers {
  isLinuxConfirmed: boolean | null;
  isMissingPluginAccepted: boolean;
}

/** Belongs to the picked file and is forgotten with it. */
export const answers = createStore<BuildAnswers>({ isLinuxConfirmed: null, isMissingPluginAccepted: false });
