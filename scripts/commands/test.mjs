import { Sentence } from '../kit/sentence.mjs';
import { findAreas, isArea, testArea } from '../kit/areas.mjs';
import { steps } from '../kit/steps.mjs';
import { summarize } from '../kit/tally.mjs';
import { ensureToolchain } from '../kit/toolchain.mjs';

/**
 * Runs all steps, or the named ones: steps, and areas or parts of them (`uploads/pipeline`), for which all but the
 * faults and browser tests run. A failure does not skip the rest. Returns the exit code.
 */
export async function run(names) {
  const known = await Promise.all(names.map(async (name) => Object.hasOwn(steps, name) || isArea(name)));
  const unknown = names[known.indexOf(false)];
  if (unknown !== undefined) {
    const areas = await findAreas();
    throw new Sentence(
      `There is no step or area named ${unknown}. The steps are: ${Object.keys(steps).join(', ')}. The areas are: ${areas.join(', ')}.`,
    );
  }
  await ensureToolchain();
  const tallies = [];
  for (const name of names.length > 0 ? names : Object.keys(steps)) {
    const began = Date.now();
    process.stdout.write(`== ${name}\n`);
    const tally = await (Object.hasOwn(steps, name) ? steps[name]() : testArea(name));
    tallies.push({ name, ...tally });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    process.stdout.write(`== ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s\n\n`);
  }
  const { told, line, isSuccess } = summarize(tallies);
  for (const each of told) process.stdout.write(`${each}\n`);
  process.stdout.write(`${line}\n`);
  return isSuccess ? 0 : 1;
}
