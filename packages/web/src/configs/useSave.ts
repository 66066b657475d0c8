import { useMutation } from '@apollo/client/react';
import { configViolations } from '@launchyard/domain/configs';
import { ConfigUpdateDocument, type ConfigUpdateMutation } from '../generated/graphql.ts';
import { faultText } from '../kit/faultText.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { readConfig, settingsInput } from './draft.ts';
import { configMessages } from './messages.ts';
import type { Draft } from './useDraft.ts';

type Refusals = ConfigUpdateMutation['configUpdate']['userErrors'];

interface Outcomes {
  onSaved: () => void;
  /** Somebody was faster. */
  onChanged: () => void;
  onRefused: (refusals: Refusals) => void;
}

/** Sends what was changed, upon the revision that it was changed from. */
export function useSave({ base, change, startFrom }: Draft, { onSaved, onChanged, onRefused }: Outcomes) {
  const [update, { loading }] = useMutation(ConfigUpdateDocument);
  const save = async () => {
    const input = { configId: base.id, revision: base.revision, settings: settingsInput(base.settings, change) };
    const { data, error } = await update({ variables: { input }, errorPolicy: 'all' });
    if (error || !data) return toastFault(faultText(error));
    const { config, userErrors } = data.configUpdate;
    if (userErrors.some(({ code }) => code === configViolations.changed.code)) return onChanged();
    const [refusal] = userErrors;
    if (refusal || !config) {
      // What is about no setting has no place in the form.
      if (refusal?.field?.[0] !== 'settings') toastFault(refusal?.message ?? configMessages.fault);
      return onRefused(userErrors);
    }
    startFrom(readConfig(config), {});
    toastDone(configMessages.saved);
    onSaved();
  };
  return { save, isSaving: loading };
}
