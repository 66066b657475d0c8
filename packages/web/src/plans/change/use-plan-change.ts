import { PlanChangeDocument, type PlanChangeWishInput } from '../../generated/graphql.ts';
import { useCreation } from '../../kit/mutate.ts';
import { toastDone } from '../../kit/toasts.ts';
import { previewIn, type AskedPreview } from './use-preview.ts';
import { useRefusal } from './use-refusal.ts';

/** Makes exactly the change that a preview showed, or says why not. */
export function usePlanChange(asked: AskedPreview) {
  const { run, isBusy } = useCreation(PlanChangeDocument);
  const { refusal, refused, forget } = useRefusal(asked.again);
  const fingerprint = previewIn(asked)?.fingerprint ?? null;
  const confirm = async (wish: PlanChangeWishInput, done: string): Promise<boolean> => {
    if (fingerprint === null) return false;
    forget();
    if (!(await run({ wish, fingerprint }, { refused }))) return false;
    toastDone(done);
    return true;
  };
  return { confirm, isBusy, canConfirm: fingerprint !== null, refusal, forget };
}
