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
  /** It is deleted, or stays. */
  onEnd: () => void;
  /** It is older than what is read here: there are all of them. */
  onElsewhere: () => void;
}

/** As many as a request gives. */
const NEWEST = 100;

/** Deletes a version by its number, after the question. For other areas, which show versions, too. */
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
  // Latest by now, or somebody looks who may not.
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
