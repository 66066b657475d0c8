import { kitMessages } from './messages.ts';

/** Who did something, as text after "by": a name, or whose program it was. */
export const actorText = ({ __typename, label }: { __typename: string; label: string }): string =>
  __typename === 'Program' ? kitMessages.programOf(label) : label;
