import { AppWindow, ListOrdered, OctagonPause, Pause, WifiOff, type LucideIcon } from 'lucide-react';
import type { TransferState } from '@launchyard/transfer';
import { uploadMessages } from './messages.ts';

/** Why this tab is not sending: an icon, a title, and what happens next. */
export interface HeldWords {
  icon: LucideIcon;
  title: string;
  hint: string;
}

/** Null if nothing holds it up. */
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
    case 'sending':
    case 'finishing':
    case 'finished':
    case 'stopped':
      return null;
  }
}

/** A stall or another window gets a banner below the head. */
export const isBannered = ({ phase }: Pick<TransferState, 'phase'>): boolean =>
  phase === 'stalled' || phase === 'elsewhere';
