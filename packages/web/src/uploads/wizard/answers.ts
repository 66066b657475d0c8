import { NO_ANSWERS, type BuildAnswers } from '@launchyard/domain/uploads';
import { tabStore } from '../../kit/store.ts';

/** What was answered about the picked file; forgotten with it. */
export const answers = tabStore<BuildAnswers>(() => NO_ANSWERS);

/** Another file is asked about anew. The administrators' switch stays as it is: it is no answer about a file. */
export function forgetAnswers(): void {
  answers.update(({ skipsZipChecking }) => ({ ...NO_ANSWERS, skipsZipChecking }));
}
