/** The name to show for a person: their username, or their e-mail address until they have chosen one. */
export const personLabel = ({ username, email }: { username: string | null; email: string }): string =>
  username ?? email;
