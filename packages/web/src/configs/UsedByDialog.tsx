import { Dialog } from '../kit/Dialog.tsx';
import { configMessages } from './messages.ts';
import { UsedByList } from './UsedByList.tsx';

interface Props {
  config: { id: string; name: string };
  onClose: () => void;
}

/** More than anybody reads at once. */
const MOST = 50;

/** The links affected by changes to a config. */
export function UsedByDialog({ config: { id, name }, onClose }: Props) {
  const title = configMessages.usedByTitle(name);
  return (
    <Dialog title={title} width={520} onClose={onClose}>
      <UsedByList configId={id} most={MOST} label={title} />
    </Dialog>
  );
}
