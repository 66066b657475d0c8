import type { Company } from './meetings.ts';

/** How a session is when it begins to be run. */
export interface HeldOptions {
  /** It was found in the database, its page is somewhere. */
  isAdopted: boolean;
  /** Its build runs already. */
  hasBuild: boolean;
  /** The others of its meeting; null for a stream of one’s own. */
  company: Company | null;
}
