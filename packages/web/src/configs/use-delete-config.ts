import { useApolloClient } from '@apollo/client/react';
import { configViolations } from '@launchyard/domain/configs';
import { ConfigDeleteDocument } from '../generated/graphql.ts';
import { useChange } from '../kit/mutate.ts';
import { isHidden } from '../kit/hidden-questions.ts';
import { rememberMovedLinks } from '../kit/moved-links.ts';
import { useToastDeleted } from '../kit/use-toast-deleted.ts';
import { configMessages } from './messages.ts';

export interface DeletableConfig {
  id: string;
  name: string;
  usedByCount: number;
  settings: { hasPassword: boolean; hasLinkExpiry: boolean; linkExpiresAt?: string | null };
}

/**
 * Deletes a config. Its links switch to the default one, are remembered for a while, and switch
 * back on Undo.
 */
export function useDeleteConfig(config: DeletableConfig, onDeleted: () => void) {
  const { id, name } = config;
  const toastDeleted = useToastDeleted();
  const client = useApolloClient();
  const { run: ask, isBusy } = useChange(ConfigDeleteDocument);
  const run = async () => {
    const done = await ask({ configId: id }, { alreadySo: configViolations.notFound });
    if (!done) return;
    const { binItem, movedLinks } = done;
    rememberMovedLinks(
      name,
      (movedLinks ?? []).map((link) => link.name),
    );
    toastDeleted(configMessages.deleted(name), binItem && { id: binItem.id, name });
    onDeleted();
    await client.refetchQueries({ include: 'active' });
  };
  return { run, isBusy, isAsked: asksDeletion(config) };
}

export type Deletion = ReturnType<typeof useDeleteConfig>;

/** The link protection that a deletion removes, in words; null if there is none. */
export function protectionOf({ usedByCount, settings }: DeletableConfig): string | null {
  if (usedByCount === 0) return null;
  const expires = settings.hasLinkExpiry && settings.linkExpiresAt;
  if (settings.hasPassword) return expires ? configMessages.deletePasswordAndExpiry : configMessages.deletePassword;
  return expires ? configMessages.deleteExpiry : null;
}

/**
 * Whether to ask first. A hidden question is still asked if the deletion removes the protection of
 * links.
 */
export const asksDeletion = (config: DeletableConfig): boolean =>
  !isHidden('configDelete') || protectionOf(config) !== null;
