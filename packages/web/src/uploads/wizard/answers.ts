import { NO_ANSWERS, type BuildAnswers } from '@launchyard/domain/uploads';
import { tabStore } from '../../kit/store.ts';

/** The answers about the picked file, forgotten with it. */
export const answers = tabStore<BuildAnswers>(() => NO_ANSWERS);

/** Another file needs new answers. The administrators' switch stays: it is not about a file. */
export function forgetAnswers(): void {
  answers.update(({ skipsZipChecking }) => ({ ...NO_ANSWERS, skipsZipChecking }));
}
