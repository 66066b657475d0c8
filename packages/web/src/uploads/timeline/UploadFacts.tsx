import type { ReactNode } from 'react';
import { actorText } from '../../kit/actor-text.ts';
import { formatBytes } from '@launchyard/domain/kit';
import { Copy } from 'lucide-react';
import type { LiveUpload_UploadFragment, UploadTimelinePageQuery } from '../../generated/graphql.ts';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { plural } from '../../kit/format.ts';
import { timelineMessages } from './messages.ts';
import { formatExact } from './times.ts';
import styles from './UploadFacts.module.css';

type Shown = NonNullable<NonNullable<UploadTimelinePageQuery['viewer']>['account']['upload']>;

interface Props {
  upload: LiveUpload_UploadFragment;
  shown: Pick<Shown, 'createdBy' | 'client' | 'storageProvider'>;
}

/** The upload's application, and who started it and when. */
export function UploadFacts({ upload, shown }: Props) {
  const parts = timelineMessages.ofSize(
    plural(upload.partCount, timelineMessages.itemsOf.parts),
    formatBytes(upload.partBytes),
  );
  return (
    <dl className={styles['facts']} aria-label={timelineMessages.facts}>
      <Fact name={timelineMessages.file}>{upload.fileName}</Fact>
      <Fact name={timelineMessages.size}>
        {formatBytes(upload.sizeBytes)}, {parts}
      </Fact>
      <Fact name={timelineMessages.startedBy}>
        {actorText(shown.createdBy)} {timelineMessages.fromClient[shown.client]}
      </Fact>
      <Fact name={timelineMessages.startedAt}>
        <time dateTime={upload.createdAt}>{formatExact(upload.createdAt)}</time>
      </Fact>
      {upload.finishedAt !== null && (
        <Fact name={timelineMessages.endedAt}>
          <time dateTime={upload.finishedAt}>{formatExact(upload.finishedAt)}</time>
        </Fact>
      )}
      <Fact name={timelineMessages.store}>{timelineMessages.storeOf[shown.storageProvider]}</Fact>
      <Fact name={timelineMessages.uploadId}>
        <Code text={upload.id} label={timelineMessages.copyId} done={timelineMessages.idCopied} />
      </Fact>
      <Fact name={timelineMessages.fingerprint}>
        <Code
          text={upload.fingerprint}
          label={timelineMessages.copyFingerprint}
          done={timelineMessages.fingerprintCopied}
        />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Code({ text, label, done }: { text: string; label: string; done: string }) {
  return (
    <span className={styles['code']}>
      <code title={text}>{text}</code>
      <CopyButton icon={Copy} label={label} text={text} doneText={done} />
    </span>
  );
}
