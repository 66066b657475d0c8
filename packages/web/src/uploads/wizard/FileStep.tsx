import { useState } from 'react';
import { MonitorUp } from 'lucide-react';
import { Button } from 'antd';
import { checkStorage, type StorageUsage } from '@launchyard/domain/plans';
import type { BuildAnswers } from '@launchyard/domain/uploads';
import type { TransferredUpload } from '@launchyard/transfer';
import { Banner } from '../../kit/Banner.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { FieldError } from '../../kit/FieldError.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { useStore } from '../../kit/store.ts';
import { FileDrop } from '../FileDrop.tsx';
import { useZipDrop } from '../use-zip-drop.ts';
import { uploadMessages } from '../messages.ts';
import { picked, pickFile, pickNothing, type PickedFile } from '../scan/picked.ts';
import { answers, forgetAnswers } from './answers.ts';
import { CheckReport } from './CheckReport.tsx';
import { FileProblem } from './FileProblem.tsx';
import { judgePicked, type Capabilities } from './judge.ts';
import { PreviousFailed, type PreviousUpload } from './PreviousFailed.tsx';
import { Questions, type Question } from './Questions.tsx';
import { SkipChecking } from './SkipChecking.tsx';
import styles from './FileStep.module.css';

/** An upload of the account that still accepts parts. */
export interface OpenUpload extends TransferredUpload {
  fingerprint: string;
}

interface Props {
  title: string;
  /** Picking the same file again resumes one of these instead of starting over. */
  openUploads: readonly OpenUpload[];
  onResume: (upload: OpenUpload, file: File) => void;
  /** The newest upload of the updated application. */
  previous: PreviousUpload | null;
  storage: StorageUsage | null;
  capabilities: Capabilities;
  canDebug: boolean;
  plansAddress: string;
  onContinue: () => void;
  onClose: () => void;
}

/** Step 0: choose the ZIP, see what is in it, and answer what the check cannot find out. */
export function FileStep({ title, openUploads, onResume, previous, storage, capabilities, ...more }: Props) {
  const choice = useStore(picked);
  const given = useStore(answers);
  const [question, setQuestion] = useState<Question | null>(null);
  const { isOver, zone } = useZipDrop(pick);
  const isRefused = choice.step !== 'none' && hasProblem(choice, given, capabilities);
  const begun = choice.step === 'scanned' ? openUploads.find((upload) => isSameFile(upload, choice)) : undefined;

  /** Asks the open questions one by one, then continues. */
  const goOn = (now: BuildAnswers) => {
    answers.set(now);
    setQuestion(null);
    if (choice.step === 'none') return pickNothing();
    if (choice.step !== 'scanned') return;
    const judgement = judgePicked(choice.scan.inspection, now, capabilities);
    if (judgement.linuxQuestion) return setQuestion('linux');
    if (judgement.violations.length > 0) return;
    if (judgement.noPluginQuestion) return setQuestion('plugin');
    if (storage && checkStorage(choice.file.size, storage).length > 0) return setQuestion('storage');
    more.onContinue();
  };

  return (
    <Dialog
      title={title}
      width={640}
      dropZone={zone}
      onClose={more.onClose}
      foot={
        <>
          <span className={styles['note']}>
            <MonitorUp size={15} aria-hidden /> {uploadMessages.desktopAdvised}
          </span>
          <Button onClick={more.onClose}>{kitMessages.cancel}</Button>
          <Button
            type="primary"
            loading={choice.step === 'scanning'}
            disabled={choice.step === 'scanning' || isRefused}
            onClick={() => goOn(given)}
          >
            {uploadMessages.continue}
          </Button>
        </>
      }
    >
      {choice.step === 'none' && previous?.state === 'FAILED' && <PreviousFailed upload={previous} />}
      <FileDrop
        onPick={pick}
        isOverAround={isOver}
        describedBy={isRefused || choice.step === 'none' ? 'file-problem' : undefined}
      />
      {choice.step === 'none' ? (
        <FieldError id="file-problem" message={choice.problem ?? undefined} />
      ) : (
        <FileProblem
          id="file-problem"
          picked={choice}
          given={given}
          capabilities={capabilities}
          onAnswerAgain={() => goOn({ ...given, isLinuxBuild: null })}
          onCheckAgain={() => void pickFile(choice.file)}
        />
      )}
      {begun && choice.step === 'scanned' && (
        <Banner kind="accent" title={uploadMessages.alreadyBegun(begun.appName, begun.versionNumber)}>
          <p>{uploadMessages.alreadyBegunHint}</p>
          <Button size="small" onClick={() => onResume(begun, choice.file)}>
            {uploadMessages.goOn}
          </Button>
        </Banner>
      )}
      <output className="srOnly">{choice.step === 'scanned' && !isRefused ? uploadMessages.checkPassed : ''}</output>
      {choice.step !== 'none' && (
        <CheckReport picked={choice} given={given} storage={storage} capabilities={capabilities} onReplace={pick} />
      )}
      {more.canDebug && <SkipChecking />}
      {question !== null && choice.step === 'scanned' && (
        <Questions
          question={question}
          inspection={choice.scan.inspection}
          sizeBytes={choice.file.size}
          storage={storage}
          plansAddress={more.plansAddress}
          onAnswer={(answer) => goOn({ ...given, ...answer })}
          onManageApps={more.onClose}
          onLeave={() => setQuestion(null)}
        />
      )}
    </Dialog>
  );
}

function isSameFile(upload: OpenUpload, { file, scan }: Extract<PickedFile, { step: 'scanned' }>): boolean {
  return upload.sizeBytes === file.size && upload.fingerprint === scan.fingerprint;
}

/** Answers belong to a file: another file needs new ones. */
function pick(file: File): void {
  forgetAnswers();
  void pickFile(file);
}

function hasProblem(choice: PickedFile, given: BuildAnswers, capabilities: Capabilities): boolean {
  if (choice.step === 'refused' || choice.step === 'unreadable' || choice.step === 'unchecked') return true;
  return choice.step === 'scanned' && judgePicked(choice.scan.inspection, given, capabilities).violations.length > 0;
}
