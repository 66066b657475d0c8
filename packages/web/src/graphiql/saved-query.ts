/**
 * A query that support runs every day. It opens as a copy in its own tab: changes there do not
 * affect it.
 */
export interface SavedQuery {
  name: string;
  /** When to use it. */
  hint: string;
  query: string;
  /** JSON with a placeholder for each variable. */
  variables: string;
}
