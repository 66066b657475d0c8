import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ShellDocument, type ShellQuery } from '../../generated/graphql.ts';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { FAULT } from '@launchyard/domain/kit';
import { faultCodes } from '../../kit/fault.ts';
import { OtherAccountsContext, type OtherAccounts } from '../../kit/other-accounts.ts';
import { useIsPhone } from '../../kit/use-media.ts';
import { useStore } from '../../kit/store.ts';
import { useLastKnown } from '../../kit/use-last-known.ts';
import { useLiveDeletions } from '../../apps/use-live-deletions.ts';
import { useLiveContent } from '../use-live-content.ts';
import { liveLists, readAppsAgain } from '../live-lists.ts';
import { signInAddress, usernamePage } from '../../session/addresses.ts';
import { UploadAnnouncer } from '../../uploads/UploadAnnouncer.tsx';
import { UploadDock } from '../../uploads/UploadDock.tsx';
import { useLiveUploads } from '../../uploads/live/use-live-uploads.ts';
import { Mark } from '../Mark.tsx';
import { appMessages } from '../messages.ts';
import { connection, lookIn, switchAccount } from '../connection.ts';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import { LostBanner } from './LostBanner.tsx';
import { OutdatedBanner } from './OutdatedBanner.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import styles from './Shell.module.css';

/**
 * The frame of every signed-in page. Signed-out visitors go to the sign-in page, people without a
 * username to the page where they choose one, and return here afterwards.
 */
export function Shell() {
  const { data: answer, error, refetch } = useSuspenseQuery(ShellDocument, { errorPolicy: 'all' });
  const data = useLastKnown(answer);
  const location = useLocation();
  const isRefused = useLeaveLostAccount(error);
  if (isRefused) return null;
  if (!data) {
    return (
      <Alone>
        <FaultBlock
          isPage
          title={appMessages.shellFault}
          reassurance={appMessages.shellFaultHint}
          error={error}
          onRetry={() => void refetch()}
        />
      </Alone>
    );
  }
  const here = location.pathname + location.search + location.hash;
  if (!data.viewer) return <Navigate to={signInAddress(here)} replace />;
  if (data.viewer.person.username === null) return <Navigate to={usernamePage(here)} replace />;
  return <Frame viewer={data.viewer} publicConfig={data.publicConfig} />;
}

/** Content without a frame, in the middle of the window. */
function Alone({ children }: { children: ReactNode }) {
  return (
    <main className={styles['alone']}>
      <Mark />
      {children}
    </main>
  );
}

type Viewer = NonNullable<ShellQuery['viewer']>;

function Frame({ viewer, publicConfig }: { viewer: Viewer; publicConfig: ShellQuery['publicConfig'] }) {
  const isPhone = useIsPhone();
  const accounts = useMemo(() => otherAccounts(viewer), [viewer]);
  useLiveUploads(liveLists);
  useLiveDeletions(readAppsAgain);
  useLiveContent();
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#content">
        {appMessages.skipToContent}
      </a>
      {!isPhone && (
        <SideNavigation
          documentationUrl={publicConfig.documentationUrl}
          isStaff={viewer.viewerCanLookUpAccounts}
          isOwner={viewer.account.viewerCanManageApiKeys}
        />
      )}
      <div className={styles['sheet']}>
        <Header viewer={viewer} documentationUrl={publicConfig.documentationUrl} isPhone={isPhone} />
        <OutdatedBanner />
        <LostBanner />
        <main id="content" tabIndex={-1} className={styles['page']}>
          <OtherAccountsContext value={accounts}>
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </OtherAccountsContext>
        </main>
      </div>
      <UploadDock accountId={viewer.account.id} />
      <UploadAnnouncer />
      {isPhone && (
        <BottomBar
          documentationUrl={publicConfig.documentationUrl}
          isOwner={viewer.account.viewerCanManageApiKeys}
          isStaff={viewer.viewerCanLookUpAccounts}
        />
      )}
    </div>
  );
}

function otherAccounts({ account, accounts }: Viewer): OtherAccounts | null {
  const others = accounts.filter(({ id }) => id !== account.id);
  if (others.length === 0) return null;
  return {
    here: account.label,
    others: others.map(({ id, label, viewerStanding }) => ({
      label,
      look: () => lookIn(viewerStanding === 'OWNER' ? null : { id, username: label }),
    })),
  };
}

/** Returns to the user's own account when their membership in the current one has ended. */
function useLeaveLostAccount(error: unknown): boolean {
  const { account } = useStore(connection);
  const isRefused = account !== null && error !== undefined && faultCodes(error).includes(FAULT.FORBIDDEN);
  useEffect(() => {
    if (isRefused) void switchAccount(null);
  }, [isRefused]);
  return isRefused;
}
