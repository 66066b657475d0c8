import type { RefusalCode } from '@launchyard/domain/kit';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { formatBytes, formatGigabytes } from '@launchyard/domain/kit';
import { availableBytes, checkStorage, type StorageUsage } from '@launchyard/domain/plans';
import { uploadViolations, type BuildInspection, type BuildJudgement } from '@launchyard/domain/uploads';
import { uploadMessages } from '../messages.ts';
import { buildFacts } from './build-facts.ts';
import styles from './CheckReport.module.css';

interface Props {
  inspection: BuildInspection;
  judgement: BuildJudgement;
  /**
   * An administrator skips the checks of the build; those of the archive and the storage still run.
   */
  isSkipped: boolean;
  sizeBytes: number;
  storage: StorageUsage | null;
}

type State = 'passed' | 'failed' | 'attention' | 'skipped';

/** The four decisive checks, two by two. */
export function Checks({ inspection, judgement, isSkipped, sizeBytes, storage }: Props) {
  // While the Linux question is open, show its script.
  const facts = buildFacts(inspection, judgement.start ?? scriptOf(inspection, judgement));
  return (
    <ul className={styles['checks']}>
      <Check state="passed" label={uploadMessages.archive} value={uploadMessages.archiveReadable(facts.files)} />
      <Check
        state={isSkipped ? 'skipped' : executableState(judgement)}
        label={uploadMessages.executable}
        value={facts.executable ?? uploadMessages.notFound}
      />
      <Check
        state={isSkipped ? 'skipped' : pluginState(inspection, judgement)}
        label={uploadMessages.plugin}
        value={facts.plugin ?? uploadMessages.notFound}
      />
      <Check
        state={storageState(sizeBytes, storage)}
        label={uploadMessages.storage}
        value={storage === null ? uploadMessages.storageUnknown : freeText(sizeBytes, storage)}
      />
    </ul>
  );
}

function scriptOf({ rootScripts }: BuildInspection, { linuxQuestion }: BuildJudgement) {
  const [path] = rootScripts;
  return linuxQuestion && path !== undefined ? { path, reason: 'scriptBesideEngine' as const } : null;
}

const isRefused = ({ violations }: BuildJudgement, code: RefusalCode) => violations.some((each) => each.code === code);

function executableState(judgement: BuildJudgement): State {
  if (isRefused(judgement, uploadViolations.noExecutable.code)) return 'failed';
  return judgement.linuxQuestion ? 'attention' : 'passed';
}

function pluginState({ plugin }: BuildInspection, judgement: BuildJudgement): State {
  if (isRefused(judgement, uploadViolations.plugin2.code)) return 'failed';
  return plugin.version === null ? 'attention' : 'passed';
}

function storageState(sizeBytes: number, storage: StorageUsage | null): State {
  if (storage === null) return 'attention';
  return checkStorage(sizeBytes, storage).length > 0 ? 'failed' : 'passed';
}

function freeText(sizeBytes: number, storage: StorageUsage): string {
  return uploadMessages.storageFree(formatBytes(sizeBytes), formatGigabytes(availableBytes(storage)));
}

const ICONS = { passed: CircleCheck, failed: CircleX, attention: TriangleAlert, skipped: TriangleAlert };

function Check({ state, label, value }: { state: State; label: string; value: string }) {
  const Icon = ICONS[state];
  return (
    <li data-state={state}>
      <Icon size={16} aria-hidden />
      <span className="srOnly">{uploadMessages[state]}: </span>
      <strong>{label}</strong>
      <span className={styles['value']} title={value}>
        {value}
      </span>
    </li>
  );
}
