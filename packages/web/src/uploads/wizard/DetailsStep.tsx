import { useId, useRef, useState } from 'react';
import { CloudUpload } from 'lucide-react';
import { Button, Input, type InputRef } from 'antd';
import type { StorageUsage } from '@launchyard/domain/plans';
import { checkAppName } from '@launchyard/domain/apps';
import { checkBuild, PIPELINE_ROW } from '@launchyard/domain/uploads';
import { Banner } from '../../kit/Banner.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { FieldError } from '../../kit/FieldError.tsx';
import { formatClock } from '../../kit/format.ts';
import { kitMessages } from '../../kit/messages.ts';
import { Thumbnail } from '../../kit/thumbnail/Thumbnail.tsx';
import { EmailSwitch } from '../EmailSwitch.tsx';
import { FileRow } from '../FileRow.tsx';
import { uploadMessages } from '../messages.ts';
import { PipelineRow, type PipelineNode } from '../PipelineRow.tsx';
import { StorageBar } from '../StorageBar.tsx';
import type { BuildScan } from '../scan/scan-build.ts';
import type { BuildAnswers } from './answers.ts';
import { buildFacts, suggestedName } from './buildFacts.ts';
import { StorageShortDialog } from './StorageShortDialog.tsx';
import { useUploadStart } from './useUploadStart.ts';
import styles from './DetailsStep.module.css';

interface Props {
  file: File;
  scan: BuildScan;
  given: BuildAnswers;
  accountId: string;
  /** Set when a new version of an application is uploaded: its name cannot be changed. */
  updatedApp: string | null;
  storage: StorageUsage | null;
  supportUrl: string;
  title: string;
  onStarted: (uploadId: string) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Step 1 before the upload: the name, what will be sent, and whether there is room. */
export function DetailsStep(props: Props) {
  const { file, scan, given, accountId, updatedApp, storage, supportUrl, title, onStarted, onBack, onClose } = props;
  const isLinux = given.isLinuxConfirmed === true;
  const [name, setName] = useState(() => updatedApp ?? suggestedName(scan.inspection, isLinux));
  const [sendsEmail, setSendsEmail] = useState(true);
  const [nameError, setNameError] = useState<string>();
  const field = useRef<InputRef>(null);
  const { start, isStarting, refusal, shortfall, clear } = useUploadStart(accountId, onStarted);

  const refuseName = (message: string) => {
    setNameError(message);
    field.current?.focus();
  };

  const submit = async () => {
    clear();
    setNameError(undefined);
    const [violation] = [...checkAppName(name), ...checkName(scan, given, name)];
    if (violation) return refuseName(violation.message);
    const refused = await start({ file, scan, name, isUpdate: updatedApp !== null, sendsEmail });
    if (refused?.field[0] === 'appName') refuseName(refused.message);
  };

  const general = refusal && refusal.field[0] !== 'appName' ? refusal.message : undefined;
  return (
    <Dialog
      title={title}
      width={880}
      onBack={onBack}
      onClose={onClose}
      foot={
        <>
          <EmailSwitch isOn={sendsEmail} onChange={setSendsEmail} />
          <Button onClick={onClose}>{kitMessages.cancel}</Button>
          <Button
            type="primary"
            icon={<CloudUpload size={16} aria-hidden />}
            loading={isStarting}
            onClick={() => void submit()}
          >
            {uploadMessages.upload}
          </Button>
        </>
      }
    >
      <div className={styles['top']}>
        <Thumbnail name={name || file.name} className={styles['picture']} />
        <NameField ref={field} value={name} isLocked={updatedApp !== null} error={nameError} onChange={setName} />
      </div>
      <FileRow
        fileName={file.name}
        sizeBytes={file.size}
        facts={[
          uploadMessages.build[isLinux ? 'LINUX' : 'WINDOWS'],
          buildFacts(scan.inspection, isLinux).files,
          uploadMessages.exe(buildFacts(scan.inspection, isLinux).executable ?? '—'),
        ]}
        plugin={buildFacts(scan.inspection, isLinux).plugin === null ? 'absent' : 'found'}
      />
      {general !== undefined && (
        <div className={styles['banner']}>
          <Banner kind="bad" title={general} />
        </div>
      )}
      <div className={styles['row']}>
        <PipelineRow nodes={plannedNodes(scan.seconds)} />
      </div>
      <StorageBar storage={storage} sizeBytes={file.size} isReserved={false} />
      {shortfall && (
        <StorageShortDialog
          missingGigabytes={shortfall.missingGigabytes}
          message={shortfall.message}
          supportUrl={supportUrl}
          onManageApps={onClose}
          onClose={clear}
        />
      )}
    </Dialog>
  );
}

function checkName(scan: BuildScan, given: BuildAnswers, appName: string) {
  return checkBuild(scan.inspection, { ...given, appName, skipZipChecking: false, plugin2Supported: false }).violations;
}

/** Before it starts only the review is done. */
function plannedNodes(reviewSeconds: number): PipelineNode[] {
  return PIPELINE_ROW.map((row, index) => ({
    label: index === 0 ? row.done : row.running,
    state: index === 0 ? 'done' : 'waiting',
    percent: 0,
    note: index === 0 ? reviewTime(reviewSeconds) : '',
  }));
}

const reviewTime = (seconds: number) => (seconds < 60 ? `${seconds.toFixed(2)} s` : formatClock(seconds));

interface NameFieldProps {
  ref: React.Ref<InputRef>;
  value: string;
  isLocked: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
}

function NameField({ ref, value, isLocked, error, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div className={styles['name']}>
      <label htmlFor={id}>{uploadMessages.appName}</label>
      <Input
        ref={ref}
        id={id}
        value={value}
        disabled={isLocked}
        autoFocus={!isLocked}
        autoComplete="off"
        spellCheck={false}
        status={error === undefined ? '' : 'error'}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? `${id}-help` : `${id}-error`}
        suffix={isLocked ? undefined : <Chip kind="solid">v1</Chip>}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldError id={`${id}-error`} message={error} />
      {error === undefined && (
        <p id={`${id}-help`} className={styles['help']}>
          {isLocked ? uploadMessages.appNameLocked : uploadMessages.appNameHelp}
        </p>
      )}
    </div>
  );
}
