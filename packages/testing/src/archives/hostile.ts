import { CONTENTS } from './hostile/contents.ts';
import { NAMES } from './hostile/names.ts';
import type { Recipe } from './hostile/recipe.ts';
import { STRUCTURE } from './hostile/structure.ts';

const RECIPES: Record<string, Recipe> = { ...STRUCTURE, ...NAMES, ...CONTENTS };

/** Every hostile, damaged or merely unusual archive that we can write. `ok` is the healthy one. */
export const HOSTILE_NAMES = Object.keys(RECIPES);

/** Writes the hostile archive with that name. */
export function writeHostile(path: string, name: string): void {
  const write = RECIPES[name];
  if (!write) throw new RangeError(`There is no hostile archive called ${name}.`);
  write(path);
}
