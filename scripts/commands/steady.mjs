import { whileBusy } from '../kit/busy.mjs';
import { endWithParent } from '../kit/end-with-parent.mjs';
import { requireKnown, runSteps } from '../kit/run-steps.mjs';
import { ensureToolchain } from '../kit/toolchain.mjs';

/**
 * Runs what `test` runs while other processes take the machine’s time away. Returns the exit code: 1 if something failed,
 * even if it passed when it was looked at again.
 */
export async function run(names) {
  endWithParent();
  await requireKnown(names);
  await ensureToolchain();
  const { isSuccess, isSteady } = await whileBusy(() => runSteps(names));
  return isSuccess && isSteady ? 0 : 1;
}
