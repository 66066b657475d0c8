import { Info } from 'lucide-react';
import { Button } from 'antd';
import { seatPlans } from '@launchyard/domain/plans';
import { PlanCheckoutStartDocument } from '../../generated/graphql.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { useCreation } from '../../kit/mutate.ts';
import { changeMessages as words } from './messages.ts';
import { PreviewPart } from './PreviewPart.tsx';
import { RefusalBanner } from './RefusalBanner.tsx';
import { usePaymentPage } from './use-payment-page.ts';
import { previewIn, usePreview } from './use-preview.ts';
import { useRefusal } from './use-refusal.ts';
import { formatMoney } from '../texts.ts';
import styles from './change.module.css';

/** Shows what a plan costs today and next, and leads to the page of the payment provider. */
export function BuyPlan({ count, onEnd }: { count: number; onEnd: () => void }) {
  const plan = 'CONCURRENT_USERS';
  const asked = usePreview({ start: { plan, count } });
  const { run, isBusy } = useCreation(PlanCheckoutStartDocument);
  const { refusal, refused, forget } = useRefusal(asked.again);
  const open = usePaymentPage();
  const { fingerprint = null, today } = previewIn(asked) ?? {};
  const pay = async () => {
    if (fingerprint === null) return;
    forget();
    await open(fingerprint, async () => (await run({ plan, count, fingerprint }, { refused }))?.url ?? null);
  };
  return (
    <Dialog
      width={520}
      title={seatPlans.concurrentUsers.name}
      onClose={onEnd}
      foot={
        <>
          <Button onClick={onEnd}>{kitMessages.cancel}</Button>
          <Button type="primary" disabled={fingerprint === null} loading={isBusy} onClick={() => void pay()}>
            {today ? words.payAmount(formatMoney(today.totalCents)) : words.pay}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        {refusal && <RefusalBanner refusal={refusal} />}
        <PreviewPart asked={asked} card={null} />
        <p className={styles['note']}>
          <Info size={16} aria-hidden />
          {words.buyNote}
        </p>
      </div>
    </Dialog>
  );
}
