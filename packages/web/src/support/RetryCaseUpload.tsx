import { useState } from 'react';
import { RotateCw } from 'lucide-react';
import { Button } from 'antd';
import { SupportCaseRetryUploadDocument } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { supportMessages } from './messages.ts';

interface Props {
  caseId: string;
  upload: { id: string; appName: string };
}

/** Retries a failed upload of the customer, who allowed it. */
export function RetryCaseUpload({ caseId, upload: { id, appName } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useChange(SupportCaseRetryUploadDocument);
  const retry = async () => {
    const done = await run({ caseId, uploadId: id });
    setAsking(false);
    if (done) toastDone(supportMessages.retried);
  };
  return (
    <>
      <Button
        icon={<RotateCw size={15} aria-hidden />}
        aria-label={supportMessages.retryOf(appName)}
        onClick={() => setAsking(true)}
      >
        {supportMessages.retry}
      </Button>
      {isAsking && (
        <ConfirmDialog
          icon={RotateCw}
          title={supportMessages.retryTitle}
          confirmText={supportMessages.retry}
          cancelText={kitMessages.cancel}
          isBusy={isBusy}
          onConfirm={() => void retry()}
          onCancel={() => setAsking(false)}
        >
          {supportMessages.retryBody}
        </ConfirmDialog>
      )}
    </>
  );
}
