import { Puzzle, SquareTerminal } from 'lucide-react';
import { checkStorage, formatShortfall, type StorageUsage } from '@launchyard/domain/plans';
import type { BuildAnswers, BuildInspection } from '@launchyard/domain/uploads';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { uploadMessages } from '../messages.ts';
import { StorageShortDialog } from './StorageShortDialog.tsx';

/** The questions between a picked file and the second step. */
export type Question = 'linux' | 'plugin' | 'storage';

interface Props {
  question: Question;
  inspection: BuildInspection;
  sizeBytes: number;
  storage: StorageUsage | null;
  plansAddress: string;
  onAnswer: (answer: Partial<BuildAnswers>) => void;
  onManageApps: () => void;
  /** Closed without an answer. */
  onLeave: () => void;
}

/** One question of the first step, in its own dialog. */
export function Questions({ question, inspection, sizeBytes, storage, plansAddress, ...on }: Props) {
  if (question === 'linux') {
    return (
      <ConfirmDialog
        icon={SquareTerminal}
        title={uploadMessages.linuxQuestion}
        cancelText={kitMessages.no}
        confirmText={kitMessages.yes}
        onConfirm={() => on.onAnswer({ isLinuxBuild: true })}
        onCancel={() => on.onAnswer({ isLinuxBuild: false })}
        onLeave={on.onLeave}
      >
        {uploadMessages.linuxFound(inspection.rootScripts[0] ?? '')}
      </ConfirmDialog>
    );
  }
  if (question === 'plugin') {
    return (
      <ConfirmDialog
        icon={Puzzle}
        title={uploadMessages.pluginQuestion}
        cancelText={kitMessages.cancel}
        confirmText={uploadMessages.continue}
        onConfirm={() => on.onAnswer({ isMissingPluginAccepted: true })}
        onCancel={on.onLeave}
      >
        {uploadMessages.pluginQuestionHint}
      </ConfirmDialog>
    );
  }
  const [short] = storage === null ? [] : checkStorage(sizeBytes, storage);
  // Deletions in the meantime have made room.
  if (!short) return null;
  return (
    <StorageShortDialog
      message={short.message}
      missingGigabytes={formatShortfall(short.figures?.['missingBytes'] ?? 0)}
      plansAddress={plansAddress}
      onManageApps={on.onManageApps}
      onClose={on.onLeave}
    />
  );
}
