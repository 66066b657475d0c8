import { city } from './city.ts';
import type { Random, Scene } from './drawing.ts';
import { hills } from './hills.ts';
import { house } from './house.ts';

/**
 * Every picture is one of three places, in its own light. Lit faces are brighter, so shapes look
 * solid.
 */
export function drawScene(random: Random): Scene {
  const places = [hills, city, house];
  const place = places[Math.floor(random() * places.length)] ?? hills;
  return place(random);
}
