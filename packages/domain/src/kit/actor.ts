/** Who did something: a person, or a program with a key of theirs; under their name as it was then. */
export interface Actor {
  kind: 'person' | 'key';
  name: string;
}
