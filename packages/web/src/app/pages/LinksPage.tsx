import { useCallback, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from '@apollo/client/react';
import { versionsAddress } from '../../apps/addresses.ts';
import { DeleteVersionNow } from '../../apps/versions/DeleteVersionNow.tsx';
import { configAddress, configsAddress, newConfigAddress } from '../../configs/addresses.ts';
import { DeleteConfigNow } from '../../configs/DeleteConfigNow.tsx';
import { asksDeletion } from '../../configs/use-delete-config.ts';
import { developerAddress } from '../../developer/addresses.ts';
import { LinkConfigDocument } from '../../generated/graphql.ts';
import { useAsked, useEndWhenGone } from '../../kit/use-asked.ts';
import type { TurnTo } from '../../kit/use-placed-pages.ts';
import { linksQuery, readLinksQuery } from '../../links/addresses.ts';
import { LinksDialog } from '../../links/LinksDialog.tsx';
import type { PickedConfig } from '../../links/use-found-configs.ts';
import { newUploadAddress } from '../../uploads/addresses.ts';

const LINKS_QUESTIONS = ['delete-config', 'delete-linked-version'] as const;

export function Component() {
  const { name = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { kind, page } = readLinksQuery(query);
  const [sure, setSure] = useState<PickedConfig | null>(null);
  const asking = useAsked(LINKS_QUESTIONS);
  const isOf = (wanted: (typeof LINKS_QUESTIONS)[number]) => (asking.asked?.kind === wanted ? asking.asked : null);
  const askedConfig = isOf('delete-config');
  const askedVersion = isOf('delete-linked-version');
  const { data } = useQuery(LinkConfigDocument, {
    variables: { id: askedConfig?.of ?? '' },
    skip: askedConfig === null,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const account = askedConfig === null ? undefined : data?.viewer?.account;
  const deleted = account?.viewerCanChangeConfigs ? account.config : undefined;
  useEndWhenGone({ ...asking, asked: askedConfig }, account && (account.config ? [account.config.id] : []));
  const toVersions = () => void navigate(versionsAddress(name));
  const turn = useCallback<TurnTo>(
    (to, how) => void navigate({ search: linksQuery(kind, to) }, { replace: how === 'replace' }),
    [navigate, kind],
  );
  return (
    <>
      <LinksDialog
        key={name}
        appName={name}
        kind={kind}
        page={page}
        configWays={{
          onAdd: () => void navigate(newConfigAddress(name)),
          onEdit: (config) => void navigate(configAddress(config, name)),
          onDelete: (config) => (asksDeletion(config) ? asking.ask('delete-config', config.id) : setSure(config)),
        }}
        onPage={turn}
        onEmbedding={() => void navigate(developerAddress)}
        onConfigs={() => void navigate(configsAddress(name))}
        versionWays={{ onAll: toVersions, onDelete: (id) => asking.ask('delete-linked-version', id) }}
        onUploadNewVersion={() => void navigate(newUploadAddress(name))}
        onClose={() => void navigate('/')}
      />
      {deleted && <DeleteConfigNow isAsked config={deleted} onEnd={asking.end} />}
      {sure && <DeleteConfigNow isAsked={false} config={sure} onEnd={() => setSure(null)} />}
      {askedVersion && <DeleteVersionNow appName={name} versionId={askedVersion.of} onEnd={asking.end} />}
    </>
  );
}
Component.displayName = 'LinksPage';
