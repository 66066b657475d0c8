import { UploadUpdateDocument, type LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { useChange } from '../kit/mutate.ts';
import { EmailSwitch } from './EmailSwitch.tsx';

interface Props {
  upload: Pick<LiveUpload_UploadFragment, 'id' | 'sendsUpdatesOnEmail' | 'viewerCanUpdate'>;
}

/**
 * 'Send Updates On Email' of a started upload: shows the saved setting, which can be changed as
 * long as the upload runs.
 */
export function EmailUpdates({ upload }: Props) {
  const { run, isBusy } = useChange(UploadUpdateDocument);
  const change = (sendsUpdatesOnEmail: boolean) => run({ uploadId: upload.id, sendsUpdatesOnEmail });
  return (
    <EmailSwitch
      isOn={upload.sendsUpdatesOnEmail}
      isBusy={isBusy}
      {...(upload.viewerCanUpdate && { onChange: (isOn: boolean) => void change(isOn) })}
    />
  );
}
