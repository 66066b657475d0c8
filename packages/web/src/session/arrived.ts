/** Who has signed in; without a username, they choose one before anything else. */
export interface Arrived {
  username: string | null;
}
