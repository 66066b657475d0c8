import { useState } from 'react';
import { changeViolations } from '@launchyard/domain/plans';
import type { Refusal } from '../../kit/outcome.ts';

/** Why a change was refused, which stays in its dialog. An outdated price is asked for again. */
export function useRefusal(again: () => void) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refused = ([first]: readonly [Refusal, ...Refusal[]]) => {
    setRefusal(first);
    if (first.code === changeViolations.outdated.code) again();
  };
  return { refusal, refused, forget: () => setRefusal(null) };
}
