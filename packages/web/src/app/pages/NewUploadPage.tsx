import { useEffect, useState } from 'react';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { NO_ANSWERS } from '@launchyard/domain/uploads';
import { ThumbnailPicker } from '../../assets/ThumbnailPicker.tsx';
import { useSendThumbnail } from '../../assets/use-send-thumbnail.ts';
import { NewUploadDocument } from '../../generated/graphql.ts';
import { useStore } from '../../kit/store.ts';
import { plansAddress } from '../../plans/addresses.ts';
import { newUploadAddress, uploadAddress } from '../../uploads/addresses.ts';
import { clearPicked, picked } from '../../uploads/scan/picked.ts';
import { uploadMessages } from '../../uploads/messages.ts';
import { sendFile } from '../../uploads/transfer/send-file.ts';
import { isSending, findTransfer } from '../../uploads/transfer/transfers.ts';
import type { TransferredUpload } from '@launchyard/transfer';
import { answers } from '../../uploads/wizard/answers.ts';
import { DetailsStep } from '../../uploads/wizard/DetailsStep.tsx';
import { FileStep } from '../../uploads/wizard/FileStep.tsx';
import { NotAllowed } from '../../uploads/wizard/NotAllowed.tsx';

/** The wizard. Each step has a URL; without a checked file there is only the first. */
export function Component() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const wanted = address.get('app');
  const { data } = useSuspenseQuery(NewUploadDocument, {
    variables: { name: wanted ?? '', isUpdate: wanted !== null },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const client = useApolloClient();
  const choice = useStore(picked);
  const given = useStore(answers);
  const [picture, setPicture] = useState<File | null>(null);
  const { send: sendThumbnail } = useSendThumbnail();
  const account = data?.viewer?.account;

  // Leaving the wizard forgets the file; a started upload has its own reference by then.
  useEffect(() => forgetWhenGone, []);

  const app = account?.app ?? null;
  const updatedName = app?.name ?? (account ? null : wanted);
  const storage = account?.storage ?? null;
  const capabilities = { isPlugin2Supported: data?.publicConfig.isPlugin2Supported ?? false };
  const canDebug = data?.viewer?.viewerCanDebugUploads ?? false;
  const title = updatedName === null ? uploadMessages.newTitle : uploadMessages.updateTitle(updatedName);
  const close = () => void navigate('/');

  const openUploads = (account?.uploads?.nodes ?? []).filter((upload) => upload.viewerCanSendParts);

  /** If this tab already sends the upload, only shows it. */
  const resume = (upload: TransferredUpload, file: File) => {
    if (!account) return;
    const transfer = findTransfer(upload.id);
    if (!transfer || !isSending(transfer.state.get())) sendFile(client, account.id, upload, file);
    void navigate(uploadAddress(upload.id), { replace: true });
  };

  // Somebody limited to an application may upload versions of it, but no new application.
  if (account && !(app ?? account).viewerCanUpload) return <NotAllowed title={title} onClose={close} />;
  if (address.get('step') !== 'details') {
    return (
      <FileStep
        title={title}
        openUploads={openUploads}
        onResume={resume}
        previous={app?.latestUpload ?? null}
        storage={storage}
        capabilities={capabilities}
        canDebug={canDebug}
        plansAddress={plansAddress}
        onContinue={() => void navigate(newUploadAddress(wanted, 'details'))}
        onClose={close}
      />
    );
  }
  if (choice.step !== 'scanned' || !account) return <Navigate to={newUploadAddress(wanted)} replace />;
  return (
    <DetailsStep
      key={updatedName}
      file={choice.file}
      scan={choice.scan}
      given={given}
      accountId={account.id}
      updatedApp={
        updatedName === null ? null : { name: updatedName, nextVersionNumber: app?.nextVersionNumber ?? null }
      }
      wantedName={wanted}
      storage={storage}
      capabilities={capabilities}
      canDebug={canDebug}
      plansAddress={plansAddress}
      title={title}
      renderThumbnail={(name, className) => (
        <ThumbnailPicker
          name={name}
          url={app?.thumbnailUrl ?? null}
          picked={picture}
          onPick={setPicture}
          className={className}
        />
      )}
      onStarted={(id, appId) => {
        // The thumbnail shows its own message, and the upload does not wait for it.
        if (picture && appId !== null) void sendThumbnail(appId, picture);
        void navigate(uploadAddress(id), { replace: true });
      }}
      onBack={() => void navigate(-1)}
      onClose={close}
    />
  );
}
Component.displayName = 'NewUploadPage';

/**
 * React mounts twice in development: only count it as left if it is still unmounted a moment later.
 */
function forgetWhenGone(): void {
  setTimeout(() => {
    if (!location.pathname.startsWith('/uploads/new')) {
      clearPicked();
      answers.set(NO_ANSWERS);
    }
  });
}
