import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { PaymentResultDocument, type PaymentResultQuery } from '../../generated/graphql.ts';
import { hasFaultAt } from '../../kit/fault.ts';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { formatFullDay } from '../../kit/format.ts';
import { planMessages } from '../messages.ts';
import { cardText, formatMoney } from '../texts.ts';
import { paymentMessages as words } from './messages.ts';
import { Result } from './Result.tsx';
import { RESULT_SECONDS, type ResultPage } from './results.ts';
import styles from './Result.module.css';

interface Props {
  page: ResultPage;
  /** The id of the payment page that somebody comes back from. */
  checkoutId: string | null;
}

/** Account §2, 'Payment result pages'. They tell what happened and decide nothing: a payment counts without them, too. */
export function PaymentResult({ page, checkoutId }: Props) {
  const seconds = RESULT_SECONDS[page];
  switch (page) {
    case 'payment-failure':
      return <Result kind="bad" title={words.failed} text={words.failedText} seconds={seconds} />;
    case 'credit-card-failure':
      return <Result kind="bad" title={words.cardFailed} text={words.cardFailedText} seconds={seconds} />;
    default:
      return checkoutId === null ? (
        <NotFound seconds={seconds} />
      ) : (
        <Followed id={checkoutId} seconds={seconds} isCard={page === 'credit-card-success'} />
      );
  }
}

const NotFound = ({ seconds }: { seconds: number }) => (
  <Result kind="bad" title={words.notFound} text={words.notFoundText} seconds={seconds} />
);

/** The provider’s word may come after its customer. */
const ASK_AGAIN_MS = 2_000;

function Followed({ id, seconds, isCard }: { id: string; seconds: number; isCard: boolean }) {
  const { data, error, loading, refetch, startPolling, stopPolling } = useQuery(PaymentResultDocument, {
    variables: { id },
    errorPolicy: 'all',
  });
  const viewer = data?.viewer;
  const checkout = viewer?.account.checkout;
  const isOpen = checkout?.state === 'OPEN';
  useEffect(() => {
    if (!isOpen) return undefined;
    startPolling(ASK_AGAIN_MS);
    return stopPolling;
  }, [isOpen, startPolling, stopPolling]);
  if (isOpen || (loading && !checkout)) {
    const [title, text] = isCard ? [words.waitingCard, words.waitingCardText] : [words.waiting, words.waitingText];
    return <Result kind="busy" title={title} text={text} seconds={null} />;
  }
  if (!viewer || (!checkout && hasFaultAt(error, 'checkout'))) {
    return (
      <FaultBlock
        isPage
        title={words.fault}
        reassurance={words.faultHint}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!checkout) return <NotFound seconds={seconds} />;
  return <Ended viewer={viewer} checkout={checkout} seconds={seconds} />;
}

type Viewer = NonNullable<PaymentResultQuery['viewer']>;
type Checkout = NonNullable<Viewer['account']['checkout']>;

function Ended({ viewer, checkout, seconds }: { viewer: Viewer; checkout: Checkout; seconds: number }) {
  const { card, plan } = viewer.account;
  const { state, planName, count, dueCents } = checkout;
  if (state === 'REFUNDED') {
    return <Result kind="back" title={words.refunded} text={words.refundedText} seconds={seconds} />;
  }
  if (state === 'EXPIRED') {
    return <Result kind="bad" title={words.expired} text={words.expiredText} seconds={seconds} />;
  }
  if (planName === null || count === null) {
    const text = card ? words.cardChangedText(cardText(card)) : '';
    return <Result kind="ok" title={words.cardChanged} text={text} seconds={seconds} />;
  }
  const { email } = viewer.person;
  const texts = [words.paidText(planName, count), email && words.receipt(email)].filter(Boolean);
  const next = plan?.__typename === 'ConcurrentUsersPlan' ? plan.nextBill : null;
  return (
    <Result kind="ok" title={words.paid} text={texts.join(' ')} seconds={seconds}>
      <dl className={styles['bill']}>
        <div>
          <dt>{words.paidAmount}</dt>
          <dd>{formatMoney(dueCents)}</dd>
        </div>
        {next && (
          <div>
            <dt>{planMessages.nextBillOn(formatFullDay(next.dueAt))}</dt>
            <dd>{formatMoney(next.totalCents)}</dd>
          </div>
        )}
      </dl>
    </Result>
  );
}
