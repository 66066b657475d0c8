import { useState } from 'react';
import { CircleX, ShieldAlert } from 'lucide-react';
import { evidenceText } from '@launchyard/domain/uploads';
import type { LiveUpload_UploadFragment } from '../../generated/graphql.ts';
import { Banner } from '../../kit/Banner.tsx';
import { uploadMessages } from '../messages.ts';
import { failureText } from './failureText.ts';
import { FailureFacts } from './FailureFacts.tsx';
import { failureWay, type Way } from './failureWays.ts';
import { SupportDialog } from './SupportDialog.tsx';
import { TutorialDialog } from './TutorialDialog.tsx';
import styles from './UploadFailure.module.css';

interface Props {
  upload: LiveUpload_UploadFragment;
  failure: NonNullable<LiveUpload_UploadFragment['failure']>;
  /** The version that links serve meanwhile. */
  served: number | null;
  supportUrl: string;
  /** Null: there is no video, and the documentation stands in. */
  tutorialUrl: string | null;
}

/** Why an upload failed: a few words below the row of stages, the way to support, and the banner with what was found and what to do. */
export function UploadFailure({ upload, failure, served, supportUrl, tutorialUrl }: Props) {
  const [open, setOpen] = useState<'support' | 'tutorial' | null>(null);
  const { mark, ways } = failureWay(failure.code);
  const { documentationUrl } = failure;
  const rest = served === null ? uploadMessages.nothingPublished : uploadMessages.linksStillServe(served);
  const text = failureText(upload, failure);
  return (
    <>
      <div className={styles['line']}>
        {mark !== null && (
          <p className={styles['mark']}>
            <CircleX size={16} aria-hidden />
            {mark}
          </p>
        )}
        <p className={styles['help']}>
          {uploadMessages.needHelp}{' '}
          <button type="button" onClick={() => setOpen('support')}>
            {uploadMessages.contactSupport}
          </button>
        </p>
      </div>
      <Banner
        kind="bad"
        icon={failure.stage === 'SCAN' ? ShieldAlert : undefined}
        title={failure.message}
        supportText={text}
      >
        <p>{[failure.evidence && evidenceText(failure.evidence), rest].filter(Boolean).join(' ')}</p>
        <p>
          <strong>{uploadMessages.whatToDo}</strong> {failure.advice}
        </p>
        <FailureFacts failure={failure} />
        {ways.length > 0 && (
          <p className={styles['ways']}>
            {ways.map((way) => (
              <WayLink
                key={way}
                way={way}
                documentationUrl={documentationUrl}
                tutorialUrl={tutorialUrl}
                onOpen={setOpen}
              />
            ))}
          </p>
        )}
      </Banner>
      {open === 'support' && <SupportDialog text={text} supportUrl={supportUrl} onClose={() => setOpen(null)} />}
      {open === 'tutorial' && tutorialUrl !== null && (
        <TutorialDialog url={tutorialUrl} documentationUrl={documentationUrl} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** Links that lead to the page about the failure; the hardware stands there, too. */
const LINK_WORDS: Record<Way, string> = {
  documentation: uploadMessages.seeDocumentation,
  hardware: uploadMessages.seeHardware,
  tutorial: uploadMessages.watchTutorial,
  support: uploadMessages.contactSupport,
};

interface WayProps {
  way: Way;
  documentationUrl: string;
  tutorialUrl: string | null;
  onOpen: (dialog: 'support' | 'tutorial') => void;
}

function WayLink({ way, documentationUrl, tutorialUrl, onOpen }: WayProps) {
  if (way === 'support') {
    return (
      <button type="button" onClick={() => onOpen('support')}>
        {uploadMessages.contactSupport}
      </button>
    );
  }
  if (way === 'tutorial' && tutorialUrl !== null) {
    return (
      <button type="button" onClick={() => onOpen('tutorial')}>
        {uploadMessages.watchTutorial}
      </button>
    );
  }
  return (
    <a href={documentationUrl} target="_blank" rel="noreferrer">
      {LINK_WORDS[way]}
    </a>
  );
}
