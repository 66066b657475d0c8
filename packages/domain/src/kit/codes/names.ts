/** The codes of a table, in its order. */
export const namesOf = <Code extends string>(table: Readonly<Record<Code, string>>): Code[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tables are literals of this folder, without further keys
  Object.keys(table) as Code[];
