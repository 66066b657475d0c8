import { findAreas, isArea, isTestFile, testArea, testFile } from './areas.mjs';
import { Sentence } from './sentence.mjs';
import { steps } from './steps.mjs';
import { slowest, summarize } from './tally.mjs';

/**
 * Runs all steps, or the named ones: steps, areas or parts of them (`uploads/pipeline`), of which the unit, panel and
 * programs tests run, and test files by their paths. A failure does not skip the rest. Prints what took longest, what was unsteady and what
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
    if (Object.hasOwn(steps, name)) return await steps[name]();
    return await ((await isTestFile(name)) ? testFile(name) : testArea(name));
  } catch (error) {
    process.stdout.write(`${error instanceof Sentence ? error.message : error.stack}\n`);
    return { passed: 0, failed: 1, failures: [error.message.split('\n', 1)[0]] };
  }
}

/** Throws a Sentence unless all are steps, areas or test files. */
export async function requireKnown(names) {
  const known = await Promise.all(names.map(isKnown));
  const unknown = names[known.indexOf(false)];
  if (unknown === undefined) return;
  const areas = await findAreas();
  throw new Sentence(
    `There is no step, area or test file named ${unknown}. The steps are: ${Object.keys(steps).join(', ')}. The areas are: ${areas.join(', ')}.`,
  );
}

const isKnown = async (name) => Object.hasOwn(steps, name) || (await isTestFile(name)) || isArea(name);
