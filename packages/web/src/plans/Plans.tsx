import { useSuspenseQuery } from '@apollo/client/react';
import { CircleHelp } from 'lucide-react';
import { Button } from 'antd';
import { SEAT_COUNT } from '@launchyard/domain/plans';
import { PlansDocument } from '../generated/graphql.ts';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { LinkButton } from '../kit/LinkButton.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { useAsked } from '../kit/use-asked.ts';
import { BuyPlan } from './change/BuyPlan.tsx';
import { ConcurrentUsersOffer } from './ConcurrentUsersOffer.tsx';
import { Limits } from './Limits.tsx';
import { planMessages } from './messages.ts';
import { Offer } from './Offer.tsx';
import { offerMessages as words } from './offer-messages.ts';
import styles from './Plans.module.css';

/** The question is about a count. */
const PLAN_QUESTIONS = ['buy-plan'] as const;

/** Account §2, 'Plans page': what can be bought, and the account’s limits of today. */
export function Plans({ subscriptionsAddress }: { subscriptionsAddress: string }) {
  const { data, error, refetch } = useSuspenseQuery(PlansDocument, { errorPolicy: 'all' });
  const { asked, ask, end } = useAsked(PLAN_QUESTIONS);
  const account = data?.viewer?.account;
  if (!account) {
    return (
      <FaultBlock
        isPage
        title={planMessages.plansFault}
        reassurance={planMessages.plansFaultHint}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const { supportUrl } = data.publicConfig;
  return (
    <div className={styles['page']}>
      <PageHead title={words.plans} hint={words.hint}>
        <Button href={supportUrl} icon={<CircleHelp size={16} aria-hidden />}>
          {words.helpMeChoose}
        </Button>
        <LinkButton to="/" kind="text">
          {words.chooseLater}
        </LinkButton>
      </PageHead>
      <div className={styles['offers']}>
        <ConcurrentUsersOffer
          canBuy={account.viewerCanBuyPlans}
          hasPlan={account.plan?.__typename === 'ConcurrentUsersPlan'}
          subscriptionsAddress={subscriptionsAddress}
          onBuy={(count) => ask('buy-plan', String(count))}
        />
        <Offer
          name={words.enterprise}
          chip={words.moreThan(SEAT_COUNT.most)}
          price={words.custom}
          button={<Button href={supportUrl}>{words.contactSupport}</Button>}
        >
          <p>{words.enterpriseText}</p>
        </Offer>
      </div>
      <Limits account={account} />
      {asked && account.viewerCanBuyPlans && <BuyPlan count={countOf(asked.of)} onEnd={end} />}
    </div>
  );
}

/** Whether it can be bought, the preview says. */
const countOf = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : SEAT_COUNT.default);
