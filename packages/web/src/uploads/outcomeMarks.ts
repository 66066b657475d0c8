/** Applications §4: which application's update failed or succeeded last in this tab; each word clears the other. */
const FAILED = 'failedApp';
const SUCCESSFUL = 'successfulApp';

/** Remembers how an update of an application ended. First uploads leave no mark. */
export function markUpdate(appName: string, outcome: 'failed' | 'successful'): void {
  sessionStorage.setItem(outcome === 'failed' ? FAILED : SUCCESSFUL, appName);
  sessionStorage.removeItem(outcome === 'failed' ? SUCCESSFUL : FAILED);
}
