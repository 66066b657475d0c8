import { configViolations } from '@launchyard/domain/configs';
import { ConfigUpdateDocument, type ConfigUpdateMutation } from '../generated/graphql.ts';
import { useChange } from '../kit/mutate.ts';
import type { RefusalOf } from '../kit/outcome.ts';
import { toastDone } from '../kit/toasts.ts';
import { readConfig, settingsInput } from './draft.ts';
import { configMessages } from './messages.ts';
import type { Draft } from './use-draft.ts';

type Refusal = RefusalOf<ConfigUpdateMutation>;

interface Outcomes {
  onSaved: () => void;
  /** Someone else saved first. */
  onChanged: () => void;
  onRefused: (refusals: readonly Refusal[]) => void;
}

/** Saves the changes, based on the revision they were made from. */
export function useSave({ base, change, startFrom }: Draft, { onSaved, onChanged, onRefused }: Outcomes) {
  const { run, isBusy } = useChange(ConfigUpdateDocument);
  const refused = (refusals: readonly [Refusal, ...Refusal[]]) => {
    if (refusals.some(({ code }) => code === configViolations.changed.code)) {
      onChanged();
      return true;
    }
    onRefused(refusals);
    // An error about no setting has no place in the form.
    return refusals[0].field?.[0] === 'settings';
  };
  const save = async () => {
    const input = { configId: base.id, revision: base.revision, settings: settingsInput(base.settings, change) };
    const done = await run(input, { refused });
    if (!done?.config) return;
    const saved = readConfig(done.config);
    if (saved) startFrom(saved, {});
    toastDone(configMessages.saved);
    onSaved();
  };
  return { save, isSaving: isBusy };
}
