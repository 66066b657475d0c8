import { startTransition, useEffect, type ComponentType } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseQuery } from '@apollo/client/react';
import { BookOpen } from 'lucide-react';
import { Button } from 'antd';
import { Navigate } from 'react-router-dom';
import { DeveloperSectionDocument, type VersionControl_AccountFragment } from '../generated/graphql.ts';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { toastFault } from '../kit/toasts.ts';
import { Embedding } from './Embedding.tsx';
import { GeneratedKey } from './GeneratedKey.tsx';
import type { ListedKey } from './keys.ts';
import { developerMessages } from './messages.ts';
import { NamedKeys } from './NamedKeys.tsx';
import { Token } from './Token.tsx';
import { useTryKey } from './use-try-key.ts';
import styles from './Developer.module.css';

interface Props {
  /** The switch of the applications. */
  VersionControl: ComponentType<{ account: FragmentType<VersionControl_AccountFragment> }>;
}

/** The keys of the account, the websites that may embed its streams, and its version control, for its owner. */
export function Developer({ VersionControl }: Props) {
  const { data, error, refetch } = useSuspenseQuery(DeveloperSectionDocument, {
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const account = data?.viewer?.account;
  if (account?.viewerCanManageApiKeys === false) return <NotOwner />;
  if (!account?.apiKeys) {
    return (
      <FaultBlock
        isPage
        title={developerMessages.fault}
        reassurance={developerMessages.faultHint}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const keys = account.apiKeys.nodes;
  // Without a transition the page, and the new key on it, would give way to its fallback.
  const refresh = () => startTransition(async () => void (await refetch()));
  return (
    <div className={styles['page']}>
      <PageHead title={developerMessages.title} hint={developerMessages.hint}>
        <ApiDocumentation keys={keys} />
      </PageHead>
      <section className={styles['card']} aria-labelledby="keys">
        <h2 id="keys">{developerMessages.keys}</h2>
        <GeneratedKey kind="API" keys={keys} onChanged={refresh} />
        <GeneratedKey kind="STREAMING" keys={keys} onChanged={refresh} />
      </section>
      <NamedKeys keys={keys.filter(({ kind }) => kind === 'NAMED')} onChanged={refresh} />
      {account.embeddingDomains && <Embedding domains={account.embeddingDomains} onChanged={refresh} />}
      <Token />
      <section className={styles['card']}>
        <div className={styles['row']}>
          <p className={styles['words']}>{developerMessages.versionControlHint}</p>
          <VersionControl account={account} />
        </div>
      </section>
    </div>
  );
}

/** The documentation beside the editor. It is read with a key, the `apiKey` if there is one. */
function ApiDocumentation({ keys }: { keys: readonly ListedKey[] }) {
  const { tryKey, isBusy } = useTryKey();
  const key = keys.find(({ kind }) => kind === 'API') ?? keys.find(({ kind }) => kind === 'NAMED');
  return (
    <Button icon={<BookOpen size={15} aria-hidden />} loading={isBusy} onClick={() => void tryKey(key?.id, '#docs')}>
      {developerMessages.documentation}
    </Button>
  );
}

/** Access §2: others are sent home. */
function NotOwner() {
  useEffect(() => toastFault(developerMessages.notOwner), []);
  return <Navigate to="/" replace />;
}
