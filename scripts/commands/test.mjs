import { endWithParent } from '../kit/end-with-parent.mjs';
import { requireKnown, runSteps } from '../kit/run-steps.mjs';
import { ensureToolchain } from '../kit/toolchain.mjs';

/** Runs all steps, or the named ones. Returns the exit code. */
export async function run(names) {
  endWithParent();
  await requireKnown(names);
  await ensureToolchain();
  const { isSuccess } = await runSteps(names);
  return isSuccess ? 0 : 1;
}
