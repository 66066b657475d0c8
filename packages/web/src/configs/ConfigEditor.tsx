import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { SlidersHorizontal } from 'lucide-react';
import { ConfigEditorDocument } from '../generated/graphql.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import type { MediaHost } from '../kit/media-library.ts';
import { NotHere } from '../kit/NotHere.tsx';
import { OtherAccountsContext } from '../kit/other-accounts.ts';
import { toastFault } from '../kit/toasts.ts';
import { useLastKnown } from '../kit/use-last-known.ts';
import type { EditorView } from './addresses.ts';
import { readConfig } from './draft.ts';
import { EditorDialog } from './EditorDialog.tsx';
import { configMessages } from './messages.ts';

interface Props {
  name: string;
  /** The application whose links the editor was opened from. */
  appName: string | null;
  address: string;
  view: EditorView;
  onView: (view: EditorView) => void;
  /** Opens another config. */
  onOpen: (name: string) => void;
  /** Returns to the previous screen. */
  onBack: () => void;
  onClose: () => void;
  over: (host: MediaHost) => ReactNode;
}

/** Views and edits one config. */
export function ConfigEditor({ name, appName, onBack, ...props }: Props) {
  const { data, error, refetch } = useSuspenseQuery(ConfigEditorDocument, {
    variables: { name, app: appName ?? '', hasApp: appName !== null },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const hasOthers = useContext(OtherAccountsContext) !== null;
  const account = data?.viewer?.account;
  const found = useLastKnown(account?.config);
  const config = useMemo(() => found && readConfig(found), [found]);
  if (!config || !account) {
    if (!error && !hasOthers) return <NotThere onBack={onBack} />;
    return (
      <Dialog title={configMessages.editConfig} width={1120} onBack={onBack} onClose={props.onClose}>
        {error ? (
          <FaultBlock
            title={configMessages.fault}
            reassurance={configMessages.faultHint}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <NotHere icon={SlidersHorizontal} title={configMessages.missing} />
        )}
      </Dialog>
    );
  }
  return (
    <EditorDialog
      key={config.id}
      config={config}
      app={account.app ?? null}
      ownerName={account.label}
      canCreate={account.viewerCanChangeConfigs}
      filesOrigin={data.publicConfig.filesOrigin}
      onBack={onBack}
      {...props}
    />
  );
}

function NotThere({ onBack }: { onBack: () => void }) {
  useEffect(() => {
    toastFault(configMessages.missing);
    onBack();
    // oxlint-disable-next-line react/exhaustive-deps -- shown once
  }, []);
  return null;
}
