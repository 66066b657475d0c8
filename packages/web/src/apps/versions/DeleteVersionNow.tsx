import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import type { FragmentType } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import {
  VersionRow_AppVersionFragmentDoc,
  VersionToDeleteDocument,
  type VersionRow_AppVersionFragment,
} from '../../generated/graphql.ts';
import { faultText } from '../../kit/fault-text.ts';
import { toastFault } from '../../kit/toasts.ts';
import { useFragmentData } from '../../kit/use-fragment-data.ts';
import { DeleteVersion } from './DeleteVersion.tsx';

interface Props {
  appName: string;
  versionId: string;
  /** It was deleted, kept, or is gone already. */
  onEnd: () => void;
}

/** Deletes a version after asking. For other areas that show versions. */
export function DeleteVersionNow({ appName, versionId, onEnd }: Props) {
  const { data, error, client } = useQuery(VersionToDeleteDocument, {
    variables: { id: versionId },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const found = data?.node?.__typename === 'AppVersion' ? data.node : undefined;
  const isFault = error !== undefined && !found;
  // It was deleted meanwhile, is Latest by now, or the viewer lacks the permission.
  const isOver = data !== undefined && found?.viewerCanDelete !== true && !isFault;
  const fail = useEffectEvent(() => {
    toastFault(faultText(error));
    onEnd();
  });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isFault) fail();
    if (isOver) end();
  }, [isFault, isOver]);
  return (
    found?.viewerCanDelete && (
      <Question
        version={found}
        appName={appName}
        latest={found.app?.latestVersion?.number ?? null}
        onKeep={onEnd}
        onEnd={() => {
          onEnd();
          void client.refetchQueries({ include: 'active' });
        }}
      />
    )
  );
}

type QuestionProps = Omit<ComponentProps<typeof DeleteVersion>, 'version'> & {
  version: FragmentType<VersionRow_AppVersionFragment>;
};

function Question({ version: masked, ...asked }: QuestionProps) {
  const version = useFragmentData(VersionRow_AppVersionFragmentDoc, masked);
  return <DeleteVersion version={version} {...asked} />;
}
