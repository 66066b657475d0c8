import { useState } from 'react';
import { MonitorUp, Puzzle, SquareTerminal } from 'lucide-react';
import { Button } from 'antd';
import { Banner } from '../../kit/Banner.tsx';
import { checkStorage, type StorageUsage } from '@launchyard/domain/plans';
import { checkBuild, type BuildInspection } from '@launchyard/domain/uploads';
import type { TransferredUpload } from '@launchyard/transfer';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { FieldError } from '../../kit/FieldError.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { useStore } from '../../kit/store.ts';
import { FileDrop } from '../FileDrop.tsx';
import { uploadMessages } from '../messages.ts';
import { picked, pickFile, pickNothing, type PickedFile } from '../scan/picked.ts';
import { CheckReport } from './CheckReport.tsx';
import { answers, type BuildAnswers } from './answers.ts';
import { StorageShortDialog } from './StorageShortDialog.tsx';
import styles from './FileStep.module.css';

/** An upload of the account that still receives its parts. */
export interface OpenUpload extends TransferredUpload {
  fingerprint: string;
}

interface Props {
  title: string;
  /** The same file, picked again, goes on with one of these instead of beginning anew. */
  openUploads: readonly OpenUpload[];
  onResume: (upload: OpenUpload, file: File) => void;
  storage: StorageUsage | null;
  supportUrl: string;
  onContinue: () => void;
  onClose: () => void;
}

type Question = 'linux' | 'plugin' | 'storage' | null;

/** Step 0: choose the ZIP, see what is in it, answer what cannot be seen. */
export function FileStep({ title, openUploads, onResume, storage, supportUrl, onContinue, onClose }: Props) {
  const choice = useStore(picked);
  const given = useStore(answers);
  const [question, setQuestion] = useState<Question>(null);
  const problem = problemOf(choice, given);
  const begun = choice.step === 'scanned' ? openUploads.find((upload) => isSameFile(upload, choice)) : undefined;

  /** Asks what is open, one question after the other; goes on when nothing is. */
  const goOn = (now: BuildAnswers) => {
    answers.set(now);
    setQuestion(null);
    if (choice.step === 'none') return pickNothing();
    if (choice.step !== 'scanned') return;
    const judgement = judge(choice.scan.inspection, now);
    if (judgement.linuxQuestion) return setQuestion('linux');
    if (judgement.violations.length > 0) return;
    if (judgement.noPluginQuestion) return setQuestion('plugin');
    if (storage && checkStorage(choice.file.size, storage).length > 0) return setQuestion('storage');
    onContinue();
  };

  return (
    <Dialog
      title={title}
      width={640}
      onClose={onClose}
      foot={
        <>
          <span className={styles['note']}>
            <MonitorUp size={15} aria-hidden /> {uploadMessages.desktopAdvised}
          </span>
          <Button onClick={onClose}>{kitMessages.cancel}</Button>
          <Button
            type="primary"
            loading={choice.step === 'scanning'}
            disabled={choice.step === 'scanning' || (choice.step !== 'none' && problem !== undefined)}
            onClick={() => goOn(given)}
          >
            {uploadMessages.continue}
          </Button>
        </>
      }
    >
      <FileDrop onPick={pick} describedBy={problem === undefined ? undefined : 'file-problem'} />
      <FieldError id="file-problem" message={problem} />
      {begun && choice.step === 'scanned' && (
        <Banner kind="accent" title={uploadMessages.alreadyBegun(begun.appName, begun.version)}>
          <p>{uploadMessages.alreadyBegunHint}</p>
          <Button size="small" onClick={() => onResume(begun, choice.file)}>
            {uploadMessages.goOn}
          </Button>
        </Banner>
      )}
      {choice.step !== 'none' && <CheckReport picked={choice} storage={storage} onReplace={pick} />}

      {question === 'linux' && choice.step === 'scanned' && (
        <ConfirmDialog
          icon={SquareTerminal}
          title={uploadMessages.linuxQuestion}
          cancelText={kitMessages.no}
          confirmText={kitMessages.yes}
          onConfirm={() => goOn({ ...given, isLinuxConfirmed: true })}
          onCancel={() => goOn({ ...given, isLinuxConfirmed: false })}
          onLeave={() => setQuestion(null)}
        >
          {uploadMessages.linuxFound(choice.scan.inspection.rootScripts[0] ?? '')}
        </ConfirmDialog>
      )}
      {question === 'plugin' && (
        <ConfirmDialog
          icon={Puzzle}
          title={uploadMessages.pluginQuestion}
          cancelText={kitMessages.cancel}
          confirmText={uploadMessages.continue}
          onConfirm={() => goOn({ ...given, isMissingPluginAccepted: true })}
          onCancel={() => setQuestion(null)}
        >
          {uploadMessages.pluginQuestionHint}
        </ConfirmDialog>
      )}
      {question === 'storage' && choice.step === 'scanned' && storage && (
        <StorageShortDialog
          violation={checkStorage(choice.file.size, storage)[0]}
          supportUrl={supportUrl}
          onManageApps={onClose}
          onClose={() => setQuestion(null)}
        />
      )}
    </Dialog>
  );
}

function isSameFile(upload: OpenUpload, { file, scan }: Extract<PickedFile, { step: 'scanned' }>): boolean {
  return upload.sizeBytes === file.size && upload.fingerprint === scan.fingerprint;
}

/** Answers belong to a file: another one is asked about anew. */
function pick(file: File): void {
  answers.set({ isLinuxConfirmed: null, isMissingPluginAccepted: false });
  void pickFile(file);
}

function problemOf(choice: PickedFile, given: BuildAnswers): string | undefined {
  switch (choice.step) {
    case 'none':
      return choice.problem ?? undefined;
    case 'refused':
      return choice.refusals[0]?.message;
    case 'unreadable':
      return choice.problem;
    case 'scanning':
      return undefined;
    default:
      return judge(choice.scan.inspection, given).violations[0]?.message;
  }
}

function judge(inspection: BuildInspection, given: BuildAnswers) {
  return checkBuild(inspection, { ...given, appName: null, skipZipChecking: false, plugin2Supported: false });
}
