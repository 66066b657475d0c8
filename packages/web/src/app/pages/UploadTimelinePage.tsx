import { Suspense } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { ArrowLeft, Ban, SquareArrowOutUpRight } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { uploadViolations } from '@launchyard/domain/uploads';
import {
  LiveUpload_UploadFragmentDoc,
  UploadTimelinePageDocument,
  type UploadTimelinePageQuery,
} from '../../generated/graphql.ts';
import { Banner } from '../../kit/Banner.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { NotHere } from '../../kit/NotHere.tsx';
import { useFragmentData } from '../../kit/use-fragment-data.ts';
import { uploadAddress } from '../../uploads/addresses.ts';
import { UploadFailure } from '../../uploads/failure/UploadFailure.tsx';
import { KeptNote } from '../../uploads/KeptNote.tsx';
import { uploadMessages } from '../../uploads/messages.ts';
import { actorText } from '../../kit/actor-text.ts';
import { timelineMessages } from '../../uploads/timeline/messages.ts';
import { Timeline, TimelineSkeleton } from '../../uploads/timeline/Timeline.tsx';
import { UploadFacts } from '../../uploads/timeline/UploadFacts.tsx';
import { useTransfer } from '../../uploads/transfer/use-transfers.ts';
import { UploadProgress } from '../../uploads/UploadProgress.tsx';
import styles from './UploadTimelinePage.module.css';

type Shown = NonNullable<NonNullable<UploadTimelinePageQuery['viewer']>['account']['upload']>;

/** One upload on its own page: its status, why it failed, and its timeline. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useSuspenseQuery(UploadTimelinePageDocument, {
    variables: { id },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const upload = data?.viewer?.account.upload;
  if (!upload && error) {
    return (
      <FaultBlock
        isPage
        title={uploadMessages.pageFault}
        reassurance={uploadMessages.pageFaultHint}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || !upload) {
    return (
      <NotHere icon={ArrowLeft} title={uploadViolations.notFound.message}>
        <Link to="/">{timelineMessages.back}</Link>
      </NotHere>
    );
  }
  return <Content key={upload.id} shown={upload} publicConfig={data.publicConfig} />;
}
Component.displayName = 'UploadTimelinePage';

interface Props {
  shown: Shown;
  publicConfig: UploadTimelinePageQuery['publicConfig'];
}

function Content({ shown, publicConfig }: Props) {
  const upload = useFragmentData(LiveUpload_UploadFragmentDoc, shown);
  const transfer = useTransfer(upload.id);
  return (
    <div className={styles['page']}>
      <Link to="/" className={styles['back']}>
        <ArrowLeft size={15} aria-hidden />
        {timelineMessages.back}
      </Link>
      <header className={styles['head']}>
        <h1>
          {upload.appName} <Chip kind="solid">v{upload.versionNumber}</Chip>
        </h1>
        <Chip kind={KINDS[upload.state] ?? 'accent'}>{upload.stageLabel}</Chip>
        <Link to={uploadAddress(upload.id)} className={styles['open']}>
          <SquareArrowOutUpRight size={15} aria-hidden />
          {timelineMessages.openUpload}
        </Link>
      </header>
      <UploadFailure
        upload={upload}
        served={shown.app?.latestVersion?.number ?? null}
        supportUrl={publicConfig.supportUrl}
        tutorialUrl={publicConfig.tutorialUrl}
      >
        <UploadProgress upload={upload} transfer={transfer} />
      </UploadFailure>
      <KeptNote upload={upload} />
      {shown.cancelledBy && (
        <Banner kind="plain" icon={Ban} title={timelineMessages.cancelledBy(actorText(shown.cancelledBy))}>
          <p>{timelineMessages.cancelledHint}</p>
        </Banner>
      )}
      <UploadFacts upload={upload} shown={shown} />
      <section aria-labelledby="timeline" className={styles['timeline']}>
        <h2 id="timeline">{timelineMessages.title}</h2>
        <Suspense fallback={<TimelineSkeleton />}>
          <Timeline upload={upload} />
        </Suspense>
      </section>
    </div>
  );
}

const KINDS: Partial<Record<Shown['state'], 'ok' | 'bad' | 'plain'>> = {
  TESTED: 'ok',
  FAILED: 'bad',
  EXPIRED: 'bad',
  CANCELLED: 'plain',
};
