import { cardDeclined } from '@launchyard/domain/billing';
import { changeViolations } from '@launchyard/domain/plans';
import { Banner } from '../../kit/Banner.tsx';
import type { Refusal } from '../../kit/outcome.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { changeMessages as words } from './messages.ts';

/** What another card solves. */
const OF_THE_CARD: readonly Refusal['code'][] = [
  cardDeclined('declined').code,
  changeViolations.noCard.code,
  changeViolations.unpaid.code,
];

/** Why a change was not made, with the way to another card where that helps. */
export function RefusalBanner({ refusal: { code, message } }: { refusal: Refusal }) {
  const isOutdated = code === changeViolations.outdated.code;
  return (
    <Banner
      kind={isOutdated ? 'warn' : 'bad'}
      title={words.notDone}
      action={OF_THE_CARD.includes(code) && <ChangeCard size="small" />}
    >
      <p {...(isOutdated && { role: 'alert' })}>{message}</p>
    </Banner>
  );
}
