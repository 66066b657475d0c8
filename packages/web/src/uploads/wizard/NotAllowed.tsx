import { Lock } from 'lucide-react';
import { Dialog } from '../../kit/Dialog.tsx';
import { NotHere } from '../../kit/NotHere.tsx';
import { uploadMessages } from '../messages.ts';

interface Props {
  title: string;
  onClose: () => void;
}

/** The wizard for somebody whose role refuses what it leads to. */
export function NotAllowed({ title, onClose }: Props) {
  return (
    <Dialog title={title} width={640} onClose={onClose}>
      <NotHere icon={Lock} title={uploadMessages.notAllowed} />
    </Dialog>
  );
}
