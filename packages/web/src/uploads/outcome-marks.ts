import { tabStore } from '../kit/store.ts';

/** Applications §4: which application's update failed or succeeded last in this tab; each word clears the other. */
const FAILED = 'failedApp';
const SUCCESSFUL = 'successfulApp';

export interface OutcomeMarks {
  failedApp: string | null;
  successfulApp: string | null;
}

/** What the session storage says, for those who show it. */
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
