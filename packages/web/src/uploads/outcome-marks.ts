import { tabStore } from '../kit/store.ts';

/**
 * Applications §4: the application whose update last failed or succeeded in this tab; each mark
 * clears the other.
 */
const FAILED = 'failedApp';
const SUCCESSFUL = 'successfulApp';

export interface OutcomeMarks {
  failedApp: string | null;
  successfulApp: string | null;
}

/** The marks in session storage, as a store. */
export const outcomeMarks = tabStore(readMarks);

/** Remembers how an update of an application ended. First uploads leave no mark. */
export function markUpdate(appName: string, outcome: 'failed' | 'successful'): void {
  sessionStorage.setItem(outcome === 'failed' ? FAILED : SUCCESSFUL, appName);
  sessionStorage.removeItem(outcome === 'failed' ? SUCCESSFUL : FAILED);
  outcomeMarks.set(readMarks());
}

function readMarks(): OutcomeMarks {
  return { failedApp: sessionStorage.getItem(FAILED), successfulApp: sessionStorage.getItem(SUCCESSFUL) };
}
