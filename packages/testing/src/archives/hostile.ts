import { CONTENTS } from './hostile/contents.ts';
import { NAMES } from './hostile/names.ts';
import type { Recipe } from './hostile/recipe.ts';
import { STRUCTURE } from './hostile/structure.ts';

const RECIPES: Record<string, Recipe> = { ...STRUCTURE, ...NAMES, ...CONTENTS };

/** Every hostile, damaged or merely unusual archive that can be written. `ok` is the healthy one among them. */
export const HOSTILE_NAMES = Object.keys(RECIPES);

/** Writes the hostile archive of that name. */
export function writeHostile(path: string, name: string): void {
  const write = RECIPES[name];
  if (!write) throw new RangeError(`There is no hostile archive called ${name}.`);
  write(path);
}
