import { useContext, useEffect, useRef } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Upload } from 'lucide-react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { uploadViolations } from '@launchyard/domain/uploads';
import { UploadDocument } from '../../generated/graphql.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { NotHere } from '../../kit/NotHere.tsx';
import { OtherAccountsContext } from '../../kit/other-accounts.ts';
import { toastDone, toastFault } from '../../kit/toasts.ts';
import { linksAddress } from '../../links/addresses.ts';
import { uploadMessages } from '../../uploads/messages.ts';
import { forgetTransfer } from '../../uploads/transfer/transfers.ts';
import { UploadDialog, type ShownUpload } from '../../uploads/UploadDialog.tsx';

/** One upload at its own URL: running, waiting for its file, failed or done. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const close = () => void navigate('/');
  const { data, error, refetch } = useSuspenseQuery(UploadDocument, {
    variables: { id },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const hasOthers = useContext(OtherAccountsContext) !== null;
  const account = data?.viewer?.account;
  const upload = account?.upload;
  useCloseWhenReady(upload ?? null, close);
  if (!account || (!upload && error)) {
    return (
      <Dialog title={uploadMessages.upload} width={640} onClose={close}>
        <FaultBlock
          title={uploadMessages.pageFault}
          reassurance={uploadMessages.pageFaultHint}
          error={error}
          onRetry={() => void refetch()}
        />
      </Dialog>
    );
  }
  if (!upload && hasOthers)
    return (
      <Dialog title={uploadMessages.upload} width={640} onClose={close}>
        <NotHere icon={Upload} title={uploadViolations.notFound.message} />
      </Dialog>
    );
  if (!upload) return <NotThere />;
  return (
    <UploadDialog
      upload={upload}
      accountId={account.id}
      storage={account.storage ?? null}
      supportUrl={data.publicConfig.supportUrl}
      tutorialUrl={data.publicConfig.tutorialUrl}
      canDebug={data.viewer?.viewerCanDebugUploads ?? false}
      linksAddress={linksAddress(upload.appName)}
      onClose={close}
    />
  );
}
Component.displayName = 'UploadPage';

function NotThere() {
  useEffect(() => toastFault(uploadViolations.notFound.message), []);
  return <Navigate to="/" replace />;
}

/** Applications §4: the dialog closes on success if the user watched it. */
function useCloseWhenReady(upload: ShownUpload | null, close: () => void): void {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (!upload) return;
    if (upload.state === 'TESTED' && wasRunning.current) {
      forgetTransfer(upload.id);
      toastDone(uploadMessages.ready(upload.appName, upload.versionNumber));
      close();
    }
    wasRunning.current = upload.state !== 'TESTED';
  });
}
