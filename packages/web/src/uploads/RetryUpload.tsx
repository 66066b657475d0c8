import { RotateCw } from 'lucide-react';
import { Button } from 'antd';
import { uploadMessages } from './messages.ts';
import { useUploadRetry } from './use-upload-retry.ts';

interface Props {
  upload: { id: string; appName: string };
  onOtherFile: () => void;
}

/**
 * After a temporary failure: retries the same file from the failed stage, or takes another file.
 */
export function RetryUpload({ upload, onOtherFile }: Props) {
  const { retry, isRetrying } = useUploadRetry();
  return (
    <>
      <Button onClick={onOtherFile}>{uploadMessages.otherFile}</Button>
      <Button
        type="primary"
        icon={<RotateCw size={16} aria-hidden />}
        loading={isRetrying}
        onClick={() => retry(upload)}
      >
        {uploadMessages.retry}
      </Button>
    </>
  );
}
