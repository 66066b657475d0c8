import { CalendarX, RotateCw } from 'lucide-react';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { formatFullDay } from '../../kit/format.ts';
import { kitMessages } from '../../kit/messages.ts';
import { changeMessages as words } from './messages.ts';
import { PreviewPart } from './PreviewPart.tsx';
import { RefusalBanner } from './RefusalBanner.tsx';
import { usePlanChange } from './use-plan-change.ts';
import { formatMoney } from '../texts.ts';
import { previewIn, usePreview, type Preview } from './use-preview.ts';

interface Props {
  kind: keyof typeof QUESTIONS;
  onEnd: () => void;
}

/** Account §2, 'Cancel plan' and 'Reactivate subscription': asks with what ends, or what is billed, and when. */
export function ChangeQuestion({ kind, onEnd }: Props) {
  const { wish, icon, title, yes, no, done, text } = QUESTIONS[kind];
  const asked = usePreview(wish);
  const { confirm, isBusy, canConfirm, refusal } = usePlanChange(asked);
  const preview = previewIn(asked);
  const cannot = asked.outcome !== null && preview === null;
  const answer = async () => {
    if (await confirm(wish, done)) onEnd();
  };
  return (
    <ConfirmDialog
      icon={icon}
      title={title}
      confirmText={cannot ? kitMessages.close : yes}
      {...(!cannot && { cancelText: no })}
      isBusy={isBusy || asked.outcome === null}
      onConfirm={() => (cannot || !canConfirm ? onEnd() : void answer())}
      onCancel={onEnd}
    >
      {refusal && <RefusalBanner refusal={refusal} />}
      {preview ? text(preview) : <PreviewPart asked={asked} card={null} />}
    </ConfirmDialog>
  );
}

const QUESTIONS = {
  'cancel-plan': {
    wish: { cancel: true },
    icon: CalendarX,
    title: words.cancelTitle,
    yes: words.cancel,
    no: words.keep,
    done: words.cancelled,
    text: ({ loss }: Preview) =>
      loss && (
        <>
          <p>{words.cancelText(formatFullDay(loss.startsAt))}</p>
          <p>{words.cancelLoss(loss.places)}</p>
        </>
      ),
  },
  'reactivate-plan': {
    wish: { reactivate: true },
    icon: RotateCw,
    title: words.reactivateTitle,
    yes: words.reactivate,
    no: kitMessages.cancel,
    done: words.reactivated,
    text: ({ nextBill }: Preview) =>
      nextBill && <p>{words.reactivateText(formatFullDay(nextBill.dueAt), formatMoney(nextBill.totalCents))}</p>,
  },
} as const;
