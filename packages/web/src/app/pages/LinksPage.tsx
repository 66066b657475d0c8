import { useCallback, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { versionsAddress } from '../../apps/addresses.ts';
import { DeleteVersionNow } from '../../apps/versions/DeleteVersionNow.tsx';
import { configAddress, configsAddress, newConfigAddress } from '../../configs/addresses.ts';
import { DeleteConfigNow } from '../../configs/DeleteConfigNow.tsx';
import { asksDeletion } from '../../configs/useDeleteConfig.ts';
import { useAsked, useEndWhenGone } from '../../kit/useAsked.ts';
import { linksQuery, readLinksQuery } from '../../links/addresses.ts';
import { LinksDialog } from '../../links/LinksDialog.tsx';
import { useConfigs, type PickedConfig } from '../../links/useConfigs.ts';
import { newUploadAddress } from '../../uploads/addresses.ts';

const DELETIONS = ['delete-config', 'delete-linked-version'] as const;

export function Component() {
  const { name = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { kind, page } = readLinksQuery(query);
  const [sure, setSure] = useState<PickedConfig | null>(null);
  const asking = useAsked(DELETIONS);
  const isOf = (kind: (typeof DELETIONS)[number]) => (asking.asked?.kind === kind ? asking.asked : null);
  const askedConfig = isOf('delete-config');
  const askedVersion = Number(isOf('delete-linked-version')?.of ?? 0);
  const { configs, canChange } = useConfigs();
  const deleted = canChange ? configs.find(({ id }) => id === askedConfig?.of) : undefined;
  useEndWhenGone({ ...asking, asked: askedConfig }, configs.length > 0 ? configs.map(({ id }) => id) : undefined);
  const toVersions = () => void navigate(versionsAddress(name));
  const turn = useCallback(
    (to: number) => void navigate({ search: linksQuery(kind, to) }, { replace: true }),
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
        onConfigs={() => void navigate(configsAddress(name))}
        versionWays={{ onAll: toVersions, onDelete: (number) => asking.ask('delete-linked-version', String(number)) }}
        onUploadNewVersion={() => void navigate(newUploadAddress(name))}
        onClose={() => void navigate('/')}
      />
      {deleted && <DeleteConfigNow isAsked config={deleted} onEnd={asking.end} />}
      {sure && <DeleteConfigNow isAsked={false} config={sure} onEnd={() => setSure(null)} />}
      {askedVersion > 0 && (
        <DeleteVersionNow appName={name} number={askedVersion} onEnd={asking.end} onElsewhere={toVersions} />
      )}
    </>
  );
}
Component.displayName = 'LinksPage';
