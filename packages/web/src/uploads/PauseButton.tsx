import { Pause, Play } from 'lucide-react';
import { Button } from 'antd';
import { TRANSFER_PHASES, type TransferState } from '@launchyard/transfer';
import { IconButton } from '../kit/IconButton.tsx';
import { uploadMessages } from './messages.ts';
import { findTransfer } from './transfer/transfers.ts';

interface Props {
  transfer: Pick<TransferState, 'uploadId' | 'phase'>;
  appName: string;
  /** If there is no room for the label. */
  isIcon?: boolean;
  className?: string | undefined;
}

/** Pause while it sends or waits, Resume after a pause or a stall; nothing otherwise. */
export function PauseButton({ transfer: { uploadId, phase }, appName, isIcon = false, className }: Props) {
  const { takes } = TRANSFER_PHASES[phase];
  if (takes === null) return null;
  const isHeld = takes === 'resume';
  const act = () => {
    const transfer = findTransfer(uploadId);
    if (isHeld) transfer?.resume();
    else transfer?.pause();
  };
  const icon = isHeld ? Play : Pause;
  const label = isHeld ? uploadMessages.resumeOf(appName) : uploadMessages.pauseOf(appName);
  if (isIcon) return <IconButton icon={icon} label={label} className={className} onClick={act} />;
  const Icon = icon;
  return (
    <Button size="small" aria-label={label} icon={<Icon size={14} aria-hidden />} className={className} onClick={act}>
      {isHeld ? uploadMessages.resume : uploadMessages.pause}
    </Button>
  );
}
