import { useState, type ReactNode } from 'react';
import { CircleX, ShieldAlert } from 'lucide-react';
import { evidenceText } from '@launchyard/domain/uploads';
import type { LiveUpload_UploadFragment } from '../../generated/graphql.ts';
import { Banner } from '../../kit/Banner.tsx';
import { useIsPhone } from '../../kit/use-media.ts';
import { uploadMessages } from '../messages.ts';
import { failureText } from './failure-text.ts';
import { FailureFacts } from './FailureFacts.tsx';
import { failureWay, type Way } from './failure-ways.ts';
import { SupportDialog } from './SupportDialog.tsx';
import { TutorialDialog } from './TutorialDialog.tsx';
import styles from './UploadFailure.module.css';

type Upload = LiveUpload_UploadFragment;
type Failure = NonNullable<Upload['failure']>;
type Opened = 'support' | 'tutorial';

interface Props {
  upload: Upload;
  /** The version that links serve in the meantime. */
  served: number | null;
  supportUrl: string;
  /** Null: there is no video, so link the documentation instead. */
  tutorialUrl: string | null;
  /** The progress, ending with the row of stages. */
  children: ReactNode;
}

/**
 * Why an upload failed: a short error below the row of stages, a link to support, and a banner with
 * the cause and the fix. On phones, where the stages fill the screen, the banner comes first.
 * Without a failure it only renders its children.
 */
export function UploadFailure({ upload, served, supportUrl, tutorialUrl, children }: Props) {
  const isPhone = useIsPhone();
  const [opened, open] = useState<Opened | null>(null);
  const { failure } = upload;
  const text = failure && failureText(upload, failure);
  const banner = failure && text !== null && (
    <FailureBanner {...{ failure, served, tutorialUrl, text }} onOpen={open} />
  );
  return (
    <>
      {isPhone && banner}
      {children}
      {failure && <FailureLine failure={failure} onOpen={open} />}
      {!isPhone && banner}
      {text !== null && opened === 'support' && (
        <SupportDialog text={text} supportUrl={supportUrl} onClose={() => open(null)} />
      )}
      {failure && opened === 'tutorial' && tutorialUrl !== null && (
        <TutorialDialog url={tutorialUrl} documentationUrl={failure.documentationUrl} onClose={() => open(null)} />
      )}
    </>
  );
}

function FailureLine({ failure, onOpen }: { failure: Failure; onOpen: (dialog: Opened) => void }) {
  const { mark } = failureWay(failure.code);
  return (
    <div className={styles['line']}>
      {mark !== null && (
        <p className={styles['mark']}>
          <CircleX size={16} aria-hidden />
          {mark}
        </p>
      )}
      <p className={styles['help']}>
        {uploadMessages.needHelp}{' '}
        <button type="button" onClick={() => onOpen('support')}>
          {uploadMessages.contactSupport}
        </button>
      </p>
    </div>
  );
}

interface BannerProps extends Pick<Props, 'served' | 'tutorialUrl'> {
  failure: Failure;
  text: string;
  onOpen: (dialog: Opened) => void;
}

function FailureBanner({ failure, served, tutorialUrl, text, onOpen }: BannerProps) {
  const { ways } = failureWay(failure.code);
  const rest = served === null ? uploadMessages.nothingPublished : uploadMessages.linksStillServe(served);
  return (
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
              documentationUrl={failure.documentationUrl}
              tutorialUrl={tutorialUrl}
              onOpen={onOpen}
            />
          ))}
        </p>
      )}
    </Banner>
  );
}

/** Links to the failure's documentation page, which also covers the hardware. */
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
  onOpen: (dialog: Opened) => void;
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
