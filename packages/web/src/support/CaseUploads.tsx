import type { FragmentType } from '@apollo/client';
import { CloudUpload } from 'lucide-react';
import { CaseUpload_UploadFragmentDoc, type CaseUpload_UploadFragment } from '../generated/graphql.ts';
import { Chip } from '../kit/Chip.tsx';
import { cx } from '../kit/cx.ts';
import { formatAgo, formatPercent } from '../kit/format.ts';
import table from '../kit/row-table.module.css';
import { StateBlock } from '../kit/StateBlock.tsx';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { supportMessages } from './messages.ts';
import { RetryCaseUpload } from './RetryCaseUpload.tsx';
import styles from './SupportHome.module.css';

type Masked = FragmentType<CaseUpload_UploadFragment> & { id: string };

interface Props {
  uploads: readonly Masked[];
  /** In milliseconds. */
  now: number;
  /** The case in which the viewer may retry; null for none. */
  retriesIn: string | null;
}

/** The last uploads of the account; those that are stuck or failed with the words that the customer reads. */
export function CaseUploads({ uploads, ...props }: Props) {
  return (
    <section className={styles['card']} aria-labelledby="uploads">
      <h2 id="uploads">{supportMessages.uploads}</h2>
      {uploads.length === 0 ? (
        <StateBlock icon={CloudUpload} title={supportMessages.noUploads} />
      ) : (
        <ul className={styles['uploads']}>
          {uploads.map((upload) => (
            <CaseUpload key={upload.id} upload={upload} {...props} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CaseUpload({ upload: masked, now, retriesIn }: { upload: Masked } & Omit<Props, 'uploads'>) {
  const { id, appName, versionNumber, fileName, stageLabel, progressPercent, createdAt, stuck, failure } =
    useFragmentData(CaseUpload_UploadFragmentDoc, masked);
  return (
    <li>
      <div className={styles['line']}>
        <strong>{supportMessages.upload(appName, versionNumber)}</strong>
        <Chip kind={failure ? 'bad' : stuck ? 'warn' : 'plain'}>{stageLabel}</Chip>
        <span className={table['fact']}>
          {[progressPercent < 100 && formatPercent(progressPercent), formatAgo(createdAt, now)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <p className={cx(table['fact'], styles['file'])}>
        {fileName} <code>{id}</code>
      </p>
      {stuck && (
        <p>
          <strong>{stuck.why}</strong> {formatAgo(stuck.startedAt, now)}
        </p>
      )}
      {failure && (
        <div className={styles['failure']}>
          <p>
            <strong>{failure.message}</strong>
          </p>
          {failure.evidence && (
            <p>
              {supportMessages.found}: {failure.evidence}
            </p>
          )}
          <p>
            {supportMessages.whatToDo}: {failure.advice}
          </p>
          <p className={table['fact']}>
            {supportMessages.reference} <code>{failure.reference}</code>
          </p>
          {retriesIn !== null && failure.isRetryable && (
            <p>
              <RetryCaseUpload caseId={retriesIn} upload={{ id, appName }} />
            </p>
          )}
        </div>
      )}
    </li>
  );
}
