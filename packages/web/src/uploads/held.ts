import { AppWindow, ListOrdered, OctagonPause, Pause, WifiOff, type LucideIcon } from 'lucide-react';
import type { TransferState } from '@launchyard/transfer';
import { uploadMessages } from './messages.ts';

/** Why this tab does not send right now: a shape, what it is, and what happens next. */
export interface HeldWords {
  icon: LucideIcon;
  title: string;
  hint: string;
}

/** Null while there is nothing to wait for. */
export function heldWords({ phase, place }: Pick<TransferState, 'phase' | 'place'>): HeldWords | null {
  switch (phase) {
    case 'queued':
      return { icon: ListOrdered, title: uploadMessages.placeOfUpload(place ?? 1), hint: uploadMessages.placeHint };
    case 'waiting':
      return { icon: WifiOff, title: uploadMessages.waitingTitle, hint: uploadMessages.waitingForNetwork };
    case 'pausing':
      return { icon: Pause, title: uploadMessages.pausing, hint: uploadMessages.pausingHint };
    case 'paused':
      return { icon: Pause, title: uploadMessages.paused, hint: uploadMessages.pausedHint };
    case 'stalled':
      return { icon: OctagonPause, title: uploadMessages.stalled, hint: uploadMessages.stalledHint };
    case 'elsewhere':
      return { icon: AppWindow, title: uploadMessages.otherWindow, hint: uploadMessages.otherWindowHint };
    default:
      return null;
  }
}

/** A stall, and another window, are told in full below the head. */
export const isBannered = ({ phase }: Pick<TransferState, 'phase'>): boolean =>
  phase === 'stalled' || phase === 'elsewhere';
