import type { ReactNode } from 'react';
import { cents, formatPrice } from '@launchyard/domain/money';
import { daysOf } from '@launchyard/domain/plans';
import { formatFullDay } from '../../kit/format.ts';
import { planMessages } from '../messages.ts';
import { changeMessages as words } from './messages.ts';
import type { Preview } from './use-preview.ts';
import { formatMoney } from '../texts.ts';
import styles from './Bills.module.css';

interface Props {
  preview: Preview;
  /** The card that is charged today; null: it is given later. */
  card: string | null;
}

/** What a change costs today, line by line, and the next bill, beside what it would be without. */
export function Bills({ preview: { today, nextBill, nextBillUnchanged }, card }: Props) {
  if (!today) return null;
  const next = nextBill ?? nextBillUnchanged;
  return (
    <dl className={styles['bills']}>
      {today.lines.map((line) => (
        <Row key={`${line.count} ${line.partSeconds}`} label={lineText(line)}>
          <b>{formatMoney(line.amountCents)}</b>
        </Row>
      ))}
      <Row isSum label={card === null ? words.today : words.todayWith(card)}>
        <b>{formatMoney(today.totalCents)}</b>
      </Row>
      <Row label={next ? planMessages.nextBillOn(formatFullDay(next.dueAt)) : words.noNextBill}>
        <b>{nextBill ? formatMoney(nextBill.totalCents) : words.none}</b>
        {nextBillUnchanged && ` ${words.now(formatMoney(nextBillUnchanged.totalCents))}`}
      </Row>
    </dl>
  );
}

function Row({ label, isSum = false, children }: { label: string; isSum?: boolean; children: ReactNode }) {
  return (
    <div data-sum={isSum}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function lineText(line: NonNullable<Preview['today']>['lines'][number]): string {
  const { count, unitCents, partSeconds, wholeSeconds } = line;
  if (partSeconds === wholeSeconds) return words.lineMonth(count, formatPrice(cents(unitCents)));
  const { part, whole } = daysOf(line);
  return words.linePart(count, part, whole);
}
