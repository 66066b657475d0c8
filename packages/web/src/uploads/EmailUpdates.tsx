import { useMutation } from '@apollo/client/react';
import { UploadUpdateDocument, type LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { faultText } from '../kit/faultText.ts';
import { toastFault } from '../kit/toasts.ts';
import { EmailSwitch } from './EmailSwitch.tsx';

interface Props {
  upload: Pick<LiveUpload_UploadFragment, 'id' | 'sendsUpdatesOnEmail' | 'viewerCanUpdate'>;
}

/** 'Send Updates On Email' of an upload that has begun: shows what the services know, and changes it as long as the upload runs. */
export function EmailUpdates({ upload }: Props) {
  const [update, { loading }] = useMutation(UploadUpdateDocument);
  const change = async (sendsUpdatesOnEmail: boolean) => {
    const { data, error } = await update({
      variables: { input: { uploadId: upload.id, sendsUpdatesOnEmail } },
      errorPolicy: 'all',
    });
    const refusal = data?.uploadUpdate.userErrors[0];
    if (!data || refusal) toastFault(refusal?.message ?? faultText(error));
  };
  return (
    <EmailSwitch
      isOn={upload.sendsUpdatesOnEmail}
      isBusy={loading}
      {...(upload.viewerCanUpdate && { onChange: (isOn: boolean) => void change(isOn) })}
    />
  );
}
