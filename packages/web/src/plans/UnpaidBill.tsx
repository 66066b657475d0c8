import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { InvoicePayDocument } from '../generated/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { formatFullDay } from '../kit/format.ts';
import { useChange } from '../kit/mutate.ts';
import type { Refusal } from '../kit/outcome.ts';
import { toastDone } from '../kit/toasts.ts';
import { ChangeCard } from './change/ChangeCard.tsx';
import { planMessages } from './messages.ts';
import { formatMoney } from './texts.ts';
import styles from './UnpaidBill.module.css';

interface Props {
  invoice: {
    id: string;
    declineText: string | null;
    triesAgainAt: string | null;
    viewerCanPay: boolean;
    bill: { totalCents: number };
  };
  /** What it is for. */
  children?: ReactNode;
}

/** Account §2, 'Transactions tab': a bill that is not paid, why, and what to do: pay it now, or change the card. */
export function UnpaidBill({ invoice: { id, declineText, triesAgainAt, viewerCanPay, bill }, children }: Props) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { run, isBusy } = useChange(InvoicePayDocument, { refetchQueries: ['Transactions', 'Subscriptions'] });
  const pay = async () => {
    setRefusal(null);
    if (await run({ invoiceId: id }, { refused: ([first]) => setRefusal(first) })) toastDone(planMessages.paid);
  };
  const why = refusal?.message ?? declineText;
  return (
    <Banner
      kind={viewerCanPay ? 'bad' : 'plain'}
      title={planMessages.unpaidAmount(formatMoney(bill.totalCents))}
      action={
        viewerCanPay && (
          <span className={styles['acts']}>
            <ChangeCard size="small" />
            <Button size="small" type="primary" loading={isBusy} onClick={() => void pay()}>
              {planMessages.payNow}
            </Button>
          </span>
        )
      }
    >
      {children !== undefined && <p>{children}</p>}
      {why !== null && <p>{why}</p>}
      {triesAgainAt !== null && <p>{planMessages.nextTry(formatFullDay(triesAgainAt))}</p>}
    </Banner>
  );
}
