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
  number: number;
  /** It was deleted, or kept. */
  onEnd: () => void;
  /** It is older than the versions loaded here: leads to all versions. */
  onElsewhere: () => void;
}

/** The most that one request returns. */
const NEWEST = 100;

/** Deletes a version by its number after asking. For other areas that show versions. */
export function DeleteVersionNow({ appName, number, onEnd, onElsewhere }: Props) {
  const { data, error, client } = useQuery(VersionToDeleteDocument, {
    variables: { name: appName, first: NEWEST },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const app = data?.viewer?.account.app;
  const versions = app?.versions?.nodes;
  const found = versions?.find((each) => each.number === number);
  const isFault = error !== undefined && !versions;
  const isElsewhere = versions !== undefined && !found;
  // It is Latest by now, or the viewer lacks the permission.
  const isKept = found?.viewerCanDelete === false;
  const fail = useEffectEvent(() => {
    toastFault(faultText(error));
    onEnd();
  });
  const leave = useEffectEvent(onElsewhere);
  const keep = useEffectEvent(onEnd);
  useEffect(() => {
    if (isFault) fail();
    if (isElsewhere) leave();
    if (isKept) keep();
  }, [isFault, isElsewhere, isKept]);
  return (
    found?.viewerCanDelete && (
      <Question
        version={found}
        appName={appName}
        latest={app?.latestVersion?.number ?? null}
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
