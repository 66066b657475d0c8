import { useCallback, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { versionsAddress } from '../../apps/addresses.ts';
import { configAddress, configsAddress, newConfigAddress } from '../../configs/addresses.ts';
import { DeleteConfigNow } from '../../configs/DeleteConfigNow.tsx';
import { isHidden } from '../../kit/hiddenQuestions.ts';
import { useAsked, useEndWhenGone } from '../../kit/useAsked.ts';
import { linksQuery, readLinksQuery } from '../../links/addresses.ts';
import { LinksDialog } from '../../links/LinksDialog.tsx';
import { useConfigs, type PickedConfig } from '../../links/useConfigs.ts';
import { newUploadAddress } from '../../uploads/addresses.ts';

const LINKS_QUESTIONS = ['delete-config'] as const;

export function Component() {
  const { name = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { kind, page } = readLinksQuery(query);
  const [sure, setSure] = useState<PickedConfig | null>(null);
  const asking = useAsked(LINKS_QUESTIONS);
  const { configs, canChange } = useConfigs();
  const deleted = canChange ? configs.find(({ id }) => id === asking.asked?.of) : undefined;
  useEndWhenGone(asking, configs.length > 0 ? configs.map(({ id }) => id) : undefined);
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
          onDelete: (config) => (isHidden('configDelete') ? setSure(config) : asking.ask('delete-config', config.id)),
        }}
        onPage={turn}
        onConfigs={() => void navigate(configsAddress(name))}
        onVersions={() => void navigate(versionsAddress(name))}
        onUploadNewVersion={() => void navigate(newUploadAddress(name))}
        onClose={() => void navigate('/')}
      />
      {deleted && <DeleteConfigNow isAsked config={deleted} onEnd={asking.end} />}
      {sure && <DeleteConfigNow isAsked={false} config={sure} onEnd={() => setSure(null)} />}
    </>
  );
}
Component.displayName = 'LinksPage';
