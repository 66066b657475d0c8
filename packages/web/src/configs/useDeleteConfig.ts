import { useMutation } from '@apollo/client/react';
import { configViolations } from '@launchyard/domain/configs';
import { ConfigDeleteDocument } from '../generated/graphql.ts';
import { faultText } from '../kit/faultText.ts';
import { isHidden } from '../kit/hiddenQuestions.ts';
import { rememberMovedLinks } from '../kit/movedLinks.ts';
import { toastFault } from '../kit/toasts.ts';
import { useToastDeleted } from '../kit/useToastDeleted.ts';
import { configMessages } from './messages.ts';

/** Deletes a config: its links use the default one, are remembered for a while, and come back with it by Undo. */
export function useDeleteConfig({ id, name }: { id: string; name: string }, onDeleted: () => void) {
  const toastDeleted = useToastDeleted();
  const [remove, { loading, client }] = useMutation(ConfigDeleteDocument);
  const run = async () => {
    const { data, error } = await remove({ variables: { input: { configId: id } }, errorPolicy: 'all' });
    if (error || !data) return toastFault(faultText(error));
    const { binItem, movedLinks, userErrors } = data.configDelete;
    const [refusal] = userErrors;
    // Gone already, by another tab or person: what was wanted is so.
    if (refusal && refusal.code !== configViolations.notFound.code) return toastFault(refusal.message);
    rememberMovedLinks(
      name,
      movedLinks.map((link) => link.name),
    );
    toastDeleted(configMessages.deleted(name), binItem && { id: binItem.id, name });
    onDeleted();
    await client.refetchQueries({ include: 'active' });
  };
  return { run, isBusy: loading, isAsked: !isHidden('configDelete') };
}

export type Deletion = ReturnType<typeof useDeleteConfig>;
