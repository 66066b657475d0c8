import { findAreas, isArea, testArea } from './areas.mjs';
import { Sentence } from './sentence.mjs';
import { steps } from './steps.mjs';
import { slowest, summarize } from './tally.mjs';

/**
 * Runs all steps, or the named ones: steps, and areas or parts of them (`uploads/pipeline`), of which the
 * unit, panel and programs tests run. A failure does not skip the rest. Prints what took longest, what was unsteady and what
 * failed, and as the last line how many passed and failed. Returns `{ isSuccess, isSteady }`.
 */
export async function runSteps(names) {
  const tallies = [];
  for (const name of names.length > 0 ? names : Object.keys(steps)) tallies.push(await runStep(name));
  const { told, line, isSuccess, isSteady } = summarize(tallies);
  for (const each of [...slowest(tallies), ...told, line]) process.stdout.write(`${each}\n`);
  return { isSuccess, isSteady };
}

async function runStep(name) {
  const began = performance.now();
  process.stdout.write(`== ${name}\n`);
  const tally = await runWhole(name);
  const milliseconds = performance.now() - began;
  const seconds = (milliseconds / 1000).toFixed(1);
  process.stdout.write(`== ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s\n\n`);
  return { name, milliseconds, ...tally };
}

/** A step that cannot run says why, and counts as a failure. */
async function runWhole(name) {
  try {
    return await (Object.hasOwn(steps, name) ? steps[name]() : testArea(name));
  } catch (error) {
    process.stdout.write(`${error instanceof Sentence ? error.message : error.stack}\n`);
    return { passed: 0, failed: 1, failures: [error.message.split('\n', 1)[0]] };
  }
}

/** Throws a Sentence unless all are steps or areas. */
export async function requireKnown(names) {
  const known = await Promise.all(names.map(async (name) => Object.hasOwn(steps, name) || isArea(name)));
  const unknown = names[known.indexOf(false)];
  if (unknown === undefined) return;
  const areas = await findAreas();
  throw new Sentence(
    `There is no step or area named ${unknown}. The steps are: ${Object.keys(steps).join(', ')}. The areas are: ${areas.join(', ')}.`,
  );
}
