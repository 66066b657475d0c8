import { memo, useMemo } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseQuery } from '@apollo/client/react';
import { SearchX } from 'lucide-react';
import { Button } from 'antd';
import { versionsAddress } from '../../apps/addresses.ts';
import { AddAppCard } from '../../apps/AddAppCard.tsx';
import { AppGrid } from '../../apps/AppGrid.tsx';
import { DemoCard } from '../../apps/DemoCard.tsx';
import { appListMessages } from '../../apps/messages.ts';
import { StaffHome } from '../../apps/StaffHome.tsx';
import { HomeDocument, type DemoCard_AccountFragment, type HomeQuery } from '../../generated/graphql.ts';
import { hasFaultAt } from '../../kit/fault.ts';
import { FaultBanner } from '../../kit/FaultBanner.tsx';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { formatCount } from '../../kit/format.ts';
import { SearchField } from '../../kit/SearchField.tsx';
import { StateBlock } from '../../kit/StateBlock.tsx';
import { useAsked } from '../../kit/use-asked.ts';
import { useLastKnown } from '../../kit/use-last-known.ts';
import { useMorePages } from '../../kit/use-more-pages.ts';
import { linksAddress } from '../../links/addresses.ts';
import { PlanCard } from '../../plans/PlanCard.tsx';
import { StorageCard } from '../../plans/StorageCard.tsx';
import { accountAddress } from '../../profile/account/addresses.ts';
import { newUploadAddress, uploadAddress } from '../../uploads/addresses.ts';
import { useUploadRetry } from '../../uploads/use-upload-retry.ts';
import { supportAddress } from '../../support/addresses.ts';
import { HomeCard } from './HomeCard.tsx';
import { HomeDrop } from './HomeDrop.tsx';
import { appMessages } from '../messages.ts';
import { HomeFirstApp } from './HomeFirstApp.tsx';
import { HOME_QUESTIONS, HomeQuestions } from './HomeQuestions.tsx';
import { HomeTabs } from './HomeTabs.tsx';
import { Ways } from './Ways.tsx';
import styles from './HomeContent.module.css';

interface Props {
  search: string;
  isWhole: boolean;
  /** Whether its place is taken by the sessions of visitors, which the page shows below. */
  isMonitor: boolean;
  /** The text in the field, ahead of the debounced search. */
  typed: string;
  onSearch: (search: string) => void;
  onWhole: (isWhole: boolean) => void;
  onGo: (address: string) => void;
}

/** Applications §9: five at first. */
const SHOWN_AT_FIRST = 5;
const PAGE = 60;

type Account = NonNullable<HomeQuery['viewer']>['account'];
type Apps = NonNullable<Account['apps']>;

export function HomeContent({ search, isWhole, isMonitor, typed, onSearch, onWhole, onGo }: Props) {
  const isSearching = search !== '';
  const {
    data: answer,
    error,
    refetch,
    fetchMore,
  } = useSuspenseQuery(HomeDocument, {
    variables: {
      search: isSearching ? search : null,
      isSearching,
      first: isWhole || isSearching ? PAGE : SHOWN_AT_FIRST,
    },
    errorPolicy: 'all',
  });
  const known = useMemo(() => (answer?.viewer ? { data: answer, search } : null), [answer, search]);
  const shown = useLastKnown(known);
  const data = shown?.data;
  const account = data?.viewer?.account;
  const retry = () => void refetch();
  const of = `${isWhole} ${shown?.search}`;
  const pages = useMorePages({ list: account?.apps, of, pageSize: PAGE, fetchMore });
  if (!account) {
    return (
      <FaultBlock
        title={appListMessages.listFault}
        reassurance={appListMessages.listFaultHint}
        error={error}
        onRetry={retry}
      />
    );
  }
  const apps = pages.shown;
  const isNew = apps?.totalCount === 0 && !isSearching;
  const total = account.all?.totalCount ?? apps?.totalCount ?? null;
  return (
    <HomeDrop canUpload={account.viewerCanUpload && !isNew} onGo={onGo}>
      <div className={styles['figures']}>
        <PlanCard account={account} subscriptionsAddress={accountAddress('subscriptions')}>
          {(isWithin) => <StorageCard account={account} isWithin={isWithin} />}
        </PlanCard>
      </div>
      {isMonitor ? (
        <div className={styles['head']}>
          <h1 className="srOnly">{appMessages.streamMonitor}</h1>
          <HomeTabs current="monitor" appCount={total} />
        </div>
      ) : isNew && data.viewer?.viewerCanLookUpAccounts ? (
        <StaffHome supportAddress={supportAddress} onAdd={() => onGo(newUploadAddress())} />
      ) : isNew ? (
        <HomeFirstApp
          accountLabel={account.label}
          canUpload={account.viewerCanUpload}
          onGo={onGo}
          demo={<DemoCard account={account} isLine />}
        />
      ) : (
        <section aria-labelledby="applications">
          <div className={styles['head']}>
            <h1 id="applications" className="srOnly">
              {appListMessages.applications}
            </h1>
            <HomeTabs current="apps" appCount={total} />
            <Ways />
            <SearchField label={appListMessages.search} value={typed} onChange={onSearch} />
          </div>
          {apps && hasFaultAt(error, 'apps') && (
            <div className={styles['notice']}>
              <FaultBanner
                title={shown?.search === search ? appListMessages.oldList : appListMessages.notSearched(search)}
                error={error}
                onRetry={retry}
              />
            </div>
          )}
          {apps ? (
            <List
              apps={apps}
              account={account}
              canUpload={account.viewerCanUpload && !isSearching}
              isWhole={isWhole}
              search={shown?.search ?? ''}
              total={total}
              hasMore={pages.hasMore}
              isReading={pages.isReading}
              onSearch={onSearch}
              onWhole={onWhole}
              onGo={onGo}
              onMore={pages.more}
            />
          ) : (
            <FaultBlock
              title={appListMessages.listFault}
              reassurance={appListMessages.listFaultHint}
              error={error}
              onRetry={retry}
            />
          )}
        </section>
      )}
      {isNew && !isMonitor && <Ways />}
    </HomeDrop>
  );
}

interface ListProps {
  apps: Apps;
  account: FragmentType<DemoCard_AccountFragment>;
  canUpload: boolean;
  isWhole: boolean;
  /** The search term; empty if there is none. */
  search: string;
  total: number | null;
  hasMore: boolean;
  /** More is loading. */
  isReading: boolean;
  onSearch: (search: string) => void;
  onWhole: (isWhole: boolean) => void;
  onGo: (address: string) => void;
  onMore: () => void;
}

/** Memoized, to skip renders on each key of the search. */
const List = memo(function List({ apps, account, canUpload, isWhole, search, total, ...on }: ListProps) {
  const isSearching = search !== '';
  const { hasMore, isReading, onSearch, onWhole, onGo, onMore } = on;
  const asking = useAsked(HOME_QUESTIONS);
  const { ask } = asking;
  const { retry } = useUploadRetry();
  const shown = isWhole || isSearching ? apps.nodes : apps.nodes.slice(0, SHOWN_AT_FIRST);
  const actions = useMemo(
    () => ({
      onLinks: (name: string) => onGo(linksAddress(name)),
      onVersions: (name: string) => onGo(versionsAddress(name)),
      onUploadNewVersion: (name: string) => onGo(newUploadAddress(name)),
      onOpenUpload: (id: string) => onGo(uploadAddress(id)),
      onRetryUpload: retry,
      onCancelUpload: (id: string) => ask('cancel-upload', id),
      onReleaseUpload: (id: string) => ask('release-upload', id),
      onDelete: (id: string) => ask('delete-app', id),
    }),
    [onGo, retry, ask],
  );
  if (isSearching && apps.nodes.length === 0) {
    return (
      <StateBlock
        icon={SearchX}
        title={appListMessages.noMatch(search)}
        sentence={total === null ? undefined : appListMessages.youHave(total)}
      >
        <Button onClick={() => onSearch('')}>{appListMessages.clearSearch}</Button>
      </StateBlock>
    );
  }
  return (
    <>
      <AppGrid>
        {canUpload && <AddAppCard onAdd={() => onGo(newUploadAddress())} />}
        {shown.map((app) => (
          <HomeCard key={app.id} app={app} {...actions} />
        ))}
        {!isSearching && <DemoCard account={account} />}
      </AppGrid>
      <div className={styles['more']}>
        {hasMore && (isWhole || isSearching) && (
          <Button loading={isReading} onClick={onMore}>
            {appListMessages.showMore}
          </Button>
        )}
        {!isSearching && apps.totalCount > SHOWN_AT_FIRST && (
          <Button onClick={() => onWhole(!isWhole)}>
            {isWhole ? appListMessages.seeLess : appListMessages.seeAll}
            {!isWhole && <span className={styles['count']}>{formatCount(apps.totalCount)}</span>}
          </Button>
        )}
      </div>
      <HomeQuestions apps={apps.nodes} asking={asking} />
    </>
  );
});
