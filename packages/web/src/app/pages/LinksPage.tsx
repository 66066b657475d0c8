import { useCallback, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { versionsAddress } from '../../apps/addresses.ts';
import { DeleteVersionNow } from '../../apps/versions/DeleteVersionNow.tsx';
import { configAddress, newConfigAddress } from '../../configs/addresses.ts';
import { DeleteConfigNow } from '../../configs/DeleteConfigNow.tsx';
import { linksQuery, readLinksQuery } from '../../links/addresses.ts';
import { LinksDialog } from '../../links/LinksDialog.tsx';
import type { PickedConfig } from '../../links/useConfigs.ts';
import { newUploadAddress } from '../../uploads/addresses.ts';

export function Component() {
  const { name = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { kind, page } = readLinksQuery(query);
  const [deleted, setDeleted] = useState<PickedConfig | null>(null);
  const [deletedVersion, setDeletedVersion] = useState<number | null>(null);
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
          onDelete: setDeleted,
        }}
        onPage={turn}
        versionWays={{ onAll: toVersions, onDelete: setDeletedVersion }}
        onUploadNewVersion={() => void navigate(newUploadAddress(name))}
        onClose={() => void navigate('/')}
      />
      {deleted && <DeleteConfigNow config={deleted} onEnd={() => setDeleted(null)} />}
      {deletedVersion !== null && (
        <DeleteVersionNow
          appName={name}
          number={deletedVersion}
          onEnd={() => setDeletedVersion(null)}
          onElsewhere={toVersions}
        />
      )}
    </>
  );
}
Component.displayName = 'LinksPage';
