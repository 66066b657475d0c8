import { Play } from 'lucide-react';
import { Button, type ButtonProps } from 'antd';
import { developerMessages } from './messages.ts';
import { useTryKey } from './use-try-key.ts';

/** Opens GraphiQL with the rights of a key. */
export function TryKey({ id, name, size = 'middle' }: { id: string; name: string; size?: ButtonProps['size'] }) {
  const { tryKey, isBusy } = useTryKey();
  return (
    <Button
      size={size}
      icon={<Play size={15} aria-hidden />}
      loading={isBusy}
      aria-label={`${developerMessages.tryIt} ${name}`}
      onClick={() => void tryKey(id)}
    >
      {developerMessages.tryIt}
    </Button>
  );
}
