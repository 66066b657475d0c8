import { useState } from 'react';
import { ArrowRight, Info } from 'lucide-react';
import { Button } from 'antd';
import { countSame, SEAT_COUNT } from '@launchyard/domain/plans';
import { CountField } from '../../kit/CountField.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { formatFullDay } from '../../kit/format.ts';
import { kitMessages } from '../../kit/messages.ts';
import { useDebounced } from '../../kit/use-debounced.ts';
import { planMessages } from '../messages.ts';
import { changeMessages as words } from './messages.ts';
import { PreviewPart } from './PreviewPart.tsx';
import { RefusalBanner } from './RefusalBanner.tsx';
import { usePlanChange } from './use-plan-change.ts';
import { previewIn, usePreview, type AskedPreview } from './use-preview.ts';
import { formatMoney } from '../texts.ts';
import styles from './change.module.css';

interface Props {
  plan: { count: number; paidCount: number; monthEndsAt: string };
  /** The card that is charged; null: there is none. */
  card: string | null;
  onEnd: () => void;
}

const STEPPING_MS = 250;

/** Account §4, 'CCU/License count': more are paid for the rest of the month at once, fewer lower the next bill. */
export function EditCount({ plan: { count: before, paidCount, monthEndsAt }, card, onEnd }: Props) {
  const { least, most } = SEAT_COUNT;
  const [count, setCount] = useState(before);
  const settled = useDebounced(count, STEPPING_MS);
  const isSame = count === before;
  const asked = usePreview(settled === before ? null : { setCount: settled });
  const { confirm, isBusy, canConfirm, refusal, forget } = usePlanChange(asked);
  const isAsked = settled === count && !isSame;
  const step = (wanted: number) => {
    if (isBusy) return;
    forget();
    setCount(wanted);
  };
  const save = async () => {
    if (await confirm({ setCount: count }, words.counted(count))) onEnd();
  };
  const dueCents = isAsked ? (previewIn(asked)?.today?.totalCents ?? 0) : 0;
  return (
    <Dialog
      width={520}
      title={planMessages.editCount}
      onClose={onEnd}
      foot={
        <>
          <Button onClick={onEnd}>{kitMessages.cancel}</Button>
          <Button
            type="primary"
            disabled={!isAsked || !canConfirm}
            aria-describedby="count-note"
            loading={isBusy}
            aria-disabled={isBusy}
            onClick={() => void save()}
          >
            {actionText(count - before, dueCents)}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        <div className={styles['counts']}>
          <div>
            <p>{words.nowCount}</p>
            <b>{before}</b>
          </div>
          <ArrowRight size={16} aria-hidden />
          <div className={styles['field']}>
            <p aria-hidden>{words.newCount(least, most)}</p>
            <CountField label={words.newCount(least, most)} value={count} least={least} most={most} onChange={step}>
              <b>{count}</b> {words.unit}
            </CountField>
          </div>
        </div>
        {refusal && <RefusalBanner refusal={refusal} />}
        {!isSame && <PreviewPart asked={isAsked ? asked : PENDING} card={card} />}
        <p id="count-note" className={styles['note']}>
          <Info size={16} aria-hidden />
          {noteOn(count, before, paidCount, formatFullDay(monthEndsAt))}
        </p>
      </div>
    </Dialog>
  );
}

const PENDING: AskedPreview = { outcome: null, again: () => undefined };

function actionText(added: number, dueCents: number): string {
  if (added === 0) return words.same;
  if (added < 0) return words.remove(-added);
  return dueCents > 0 ? words.payAndAdd(formatMoney(dueCents), added) : words.add(added);
}

function noteOn(count: number, before: number, paidCount: number, monthEnd: string): string {
  if (count === before) return countSame(before).message;
  if (count < before) return words.removeNote(before - count, monthEnd);
  return count <= paidCount ? words.addPaidNote(monthEnd) : words.addNote;
}
