import { kitMessages } from './messages.ts';

/** Who did something, in words that stand behind "by": a person's name, or whose program it was. */
export const actorText = ({ kind, name }: { kind: 'PERSON' | 'KEY'; name: string }): string =>
  kind === 'KEY' ? kitMessages.programOf(name) : name;
