import { Button } from 'antd';
import { checkReason } from '@launchyard/domain/support';
import { AccountRestoreDocument } from '../generated/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { formatMoment } from '../kit/format.ts';
import { InputField } from '../kit/InputField.tsx';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { useForm } from '../kit/use-form.ts';
import { supportMessages } from './messages.ts';
import own from './DeletedAccount.module.css';
import styles from './SupportHome.module.css';

interface Props {
  accountId: string;
  deletion: { deletedAt: string; expiresAt: string; viewerCanRestore: boolean };
}

/** Says that the account of a case is deleted, and lets an admin restore it with a reason. */
export function DeletedAccount({ accountId, deletion: { deletedAt, expiresAt, viewerCanRestore } }: Props) {
  return (
    <section className={styles['card']} aria-label={supportMessages.restore}>
      <Banner kind="warn" title={supportMessages.deletedAt(formatMoment(deletedAt))}>
        {supportMessages.restorableUntil(formatMoment(expiresAt))}
      </Banner>
      {viewerCanRestore ? (
        <Restore accountId={accountId} />
      ) : (
        <p className={own['note']}>{supportMessages.restoreByAdmin}</p>
      )}
    </section>
  );
}

function Restore({ accountId }: { accountId: string }) {
  const form = useForm({ reason: '' }, { check: ({ reason }) => checkReason(reason) });
  const { run, isBusy } = useChange(AccountRestoreDocument);
  const submit = async () => {
    if (!form.isRight()) return;
    const { reason } = form.values;
    const done = await run({ accountId, reason }, { refused: (refusals) => form.refuse(refusals) });
    if (done) toastDone(supportMessages.restored);
  };
  return (
    <form
      className={own['restore']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <InputField
        {...form.field('reason')}
        label={supportMessages.reason}
        help={supportMessages.restoreReasonHelp}
        autoComplete="off"
      />
      <Button htmlType="submit" loading={isBusy}>
        {supportMessages.restore}
      </Button>
    </form>
  );
}
