import { useState, type ReactNode } from 'react';
import { CloudUpload, RotateCw } from 'lucide-react';
import { Button } from 'antd';
import type { StorageUsage } from '@launchyard/domain/plans';
import { checkAppName } from '@launchyard/domain/apps';
import { PIPELINE_ROW, type BuildAnswers } from '@launchyard/domain/uploads';
import { Banner } from '../../kit/Banner.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { formatClock } from '../../kit/format.ts';
import { kitMessages } from '../../kit/messages.ts';
import { useForm } from '../../kit/use-form.ts';
import { EmailSwitch } from '../EmailSwitch.tsx';
import { FileRow } from '../FileRow.tsx';
import { uploadMessages } from '../messages.ts';
import { PipelineRow, type PipelineNode } from '../PipelineRow.tsx';
import type { Review } from '../reviews.ts';
import { StorageBar } from '../StorageBar.tsx';
import type { BuildScan } from '../scan/scan-build.ts';
import { buildFacts, suggestedName } from './build-facts.ts';
import { judgePicked, type Capabilities } from './judge.ts';
import { NameField } from './NameField.tsx';
import { SkipChecking } from './SkipChecking.tsx';
import { StartWaits } from './StartWaits.tsx';
import { StorageShortDialog } from './StorageShortDialog.tsx';
import { useUploadStart, type OnStarted } from './use-upload-start.ts';
import head from '../upload-head.module.css';
import styles from './DetailsStep.module.css';

interface Props {
  file: File;
  scan: BuildScan;
  given: BuildAnswers;
  accountId: string;
  /** Set for a new version of an application, whose name cannot be changed. */
  updatedApp: { name: string; nextVersionNumber: number | null } | null;
  /** The name in the URL of an application that does not exist yet. */
  wantedName: string | null;
  storage: StorageUsage | null;
  capabilities: Capabilities;
  canDebug: boolean;
  plansAddress: string;
  title: string;
  /** The application's picture, and a way to choose one. */
  renderThumbnail: (name: string, className: string | undefined) => ReactNode;
  onStarted: OnStarted;
  onBack: () => void;
  onClose: () => void;
}

/** Step 1 before the upload: the name, the file, and whether there is enough storage. */
export function DetailsStep(props: Props) {
  const { file, scan, given, accountId, updatedApp, wantedName, storage, capabilities, plansAddress, title } = props;
  const { renderThumbnail, onStarted, onBack, onClose } = props;
  const judge = (name?: string) => judgePicked(scan.inspection, given, capabilities, name);
  const [initial] = useState(() => updatedApp?.name ?? wantedName ?? suggestedName(judge().start));
  const form = useForm(
    { appName: initial },
    {
      // The script of a Linux build is named after the application.
      check: ({ appName }) =>
        [...checkAppName(appName), ...judge(appName).violations].map((each) => ({ ...each, field: ['appName'] })),
      generalAt: null,
    },
  );
  const { appName: name } = form.values;
  const { start: startFile, isLinuxBuild } = judge(name);
  const facts = buildFacts(scan.inspection, startFile);
  const startWords = isLinuxBuild ? uploadMessages.script : uploadMessages.exe;
  const review: Review = {
    seconds: scan.seconds,
    facts: [facts.files, startWords(facts.executable ?? '—')],
    plugin: facts.plugin === null ? 'absent' : 'found',
  };
  const [sendsEmail, setSendsEmail] = useState(true);
  const { start, isStarting, askedName, wait, shortfall, closeShortfall } = useUploadStart(accountId, {
    started: onStarted,
    refused: form.refuse,
  });
  const submit = async () => {
    if (isStarting || !form.isRight()) return;
    await start({ file, scan, name, given, review, isUpdate: updatedApp !== null, sendsEmail });
  };

  const { general } = form;
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
            icon={general === undefined ? <CloudUpload size={16} aria-hidden /> : <RotateCw size={16} aria-hidden />}
            loading={isStarting}
            onClick={() => void submit()}
          >
            {general === undefined ? uploadMessages.upload : uploadMessages.retry}
          </Button>
        </>
      }
    >
      <div className={head['top']}>
        {renderThumbnail(name || file.name, head['picture'])}
        <NameField
          {...form.field('appName')}
          updatedApp={updatedApp}
          isOwn={askedName === name}
          onEnter={() => void submit()}
        />
      </div>
      <FileRow
        fileName={file.name}
        sizeBytes={file.size}
        facts={[kitMessages.build[isLinuxBuild ? 'LINUX' : 'WINDOWS'], ...review.facts]}
        plugin={review.plugin}
      />
      {general !== undefined && (
        <div className={styles['banner']}>
          <Banner kind="bad" title={general} />
        </div>
      )}
      {wait && (
        <div className={styles['banner']}>
          <StartWaits wait={wait} />
        </div>
      )}
      <div className={styles['row']}>
        <PipelineRow nodes={plannedNodes(scan.seconds)} />
      </div>
      <StorageBar storage={storage} sizeBytes={file.size} isReserved={false} />
      {props.canDebug && <SkipChecking />}
      {shortfall && (
        <StorageShortDialog
          missingGigabytes={shortfall.missingGigabytes}
          message={shortfall.message}
          plansAddress={plansAddress}
          onManageApps={onClose}
          onClose={closeShortfall}
        />
      )}
    </Dialog>
  );
}

/** Before the upload starts, only the review is done. */
function plannedNodes(reviewSeconds: number): PipelineNode[] {
  return PIPELINE_ROW.map((row, index) => ({
    label: index === 0 ? row.done : row.running,
    state: index === 0 ? 'done' : 'waiting',
    percent: 0,
    note: index === 0 ? reviewTime(reviewSeconds) : '',
  }));
}

const reviewTime = (seconds: number) => (seconds < 60 ? `${seconds.toFixed(2)} s` : formatClock(seconds));
