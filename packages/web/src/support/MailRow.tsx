import { Button } from 'antd';
import { MAIL_KIND_TEXTS, MAIL_PROBLEM_TEXTS } from '@launchyard/domain/notifications';
import type { MailRow_MailFragment } from '../generated/graphql.ts';
import { Chip } from '../kit/Chip.tsx';
import { cx } from '../kit/cx.ts';
import { formatAgo } from '../kit/format.ts';
import table from '../kit/row-table.module.css';
import { supportMessages } from './messages.ts';
import type { Wish } from './OpenCase.tsx';
import styles from './SupportHome.module.css';

const KINDS = {
  SIGN_UP_CODE: MAIL_KIND_TEXTS.signUpCode,
  PASSWORD_RESET: MAIL_KIND_TEXTS.passwordReset,
  NEW_DEVICE: MAIL_KIND_TEXTS.newDevice,
  TEAM_INVITATION: MAIL_KIND_TEXTS.teamInvitation,
  OWNERSHIP: MAIL_KIND_TEXTS.ownership,
  ACCOUNT_DELETION: MAIL_KIND_TEXTS.accountDeletion,
  UPLOAD_OUTCOME: MAIL_KIND_TEXTS.uploadOutcome,
  TEST_SERVER_DOWN: MAIL_KIND_TEXTS.testServerDown,
  BUILD_CRASHED: MAIL_KIND_TEXTS.buildCrashed,
  RECEIPT: MAIL_KIND_TEXTS.receipt,
  PAYMENT_FAILED: MAIL_KIND_TEXTS.paymentFailed,
  PLAN_ENDED: MAIL_KIND_TEXTS.planEnded,
  PAYMENT_REFUNDED: MAIL_KIND_TEXTS.paymentRefunded,
} as const satisfies Record<MailRow_MailFragment['kind'], string>;

const PROBLEMS = {
  RECIPIENT_REFUSED: MAIL_PROBLEM_TEXTS.recipientRefused,
  SERVER_REFUSED: MAIL_PROBLEM_TEXTS.serverRefused,
  POSTPONED: MAIL_PROBLEM_TEXTS.postponed,
  UNREACHABLE: MAIL_PROBLEM_TEXTS.unreachable,
} as const satisfies Record<NonNullable<MailRow_MailFragment['problem']>, string>;

const CHIPS = { WAITING: 'plain', SENT: 'ok', FAILING: 'warn', GIVEN_UP: 'bad' } as const;

interface Props {
  mail: MailRow_MailFragment;
  /** In milliseconds. */
  now: number;
  /** Fills in the form for a case. */
  onOpen: (wish: Wish) => void;
}

export function MailRow({ mail, now, onOpen }: Props) {
  const { recipient, kind, createdAt, state, problem, replyCode, failedTries, account } = mail;
  const isTrouble = state !== 'SENT' && problem;
  return (
    <tr className={table['row']}>
      <th scope="row" className={cx(table['name'], styles['wide'])}>
        {recipient}
        <span className={styles['sub']}>{account?.label ?? supportMessages.noAccount}</span>
      </th>
      <td className={table['fact']}>{KINDS[kind]}</td>
      <td className={cx(table['fact'], styles['reason'], styles['wide'])}>
        <Chip kind={CHIPS[state]}>{supportMessages.mailStates[state]}</Chip>
        {isTrouble && (
          <span className={styles['sub']}>
            {PROBLEMS[problem]} {supportMessages.tries(failedTries, replyCode)}
          </span>
        )}
      </td>
      <td className={table['fact']}>{formatAgo(createdAt, now)}</td>
      <td className={table['actions']}>
        {account && (
          <Button
            aria-label={supportMessages.openFor(account.label)}
            onClick={() => onOpen({ lookUp: account.id, reason: supportMessages.reasonMail(KINDS[kind]) })}
          >
            {supportMessages.open}
          </Button>
        )}
      </td>
    </tr>
  );
}
