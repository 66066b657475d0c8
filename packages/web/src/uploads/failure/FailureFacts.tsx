import { Copy } from 'lucide-react';
import { stageName } from '@launchyard/domain/uploads';
import type { LiveUpload_UploadFragment } from '../../generated/graphql.ts';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { uploadMessages } from '../messages.ts';
import { domainStage } from '../states.ts';
import styles from './FailureFacts.module.css';

interface Props {
  failure: NonNullable<LiveUpload_UploadFragment['failure']>;
}

/** What support asks for: code, stage, class, and the reference with all of it. */
export function FailureFacts({ failure }: Props) {
  const facts = [
    [uploadMessages.failureCode, failure.code],
    [uploadMessages.failureStage, stageName(domainStage(failure.stage))],
    [uploadMessages.failureClass, failure.classification],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles['reference']}>
        <dt>{uploadMessages.reference}</dt>
        <dd>
          <code>{failure.reference}</code>
          <CopyButton
            icon={Copy}
            label={uploadMessages.copyReference}
            text={failure.reference}
            doneText={uploadMessages.referenceCopied}
          />
        </dd>
      </div>
    </dl>
  );
}
