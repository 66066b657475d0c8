import { Button } from 'antd';
import { supportViolations } from '@launchyard/domain/support';
import { SupportCaseCloseDocument, SupportCaseRenewDocument } from '../generated/graphql.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { supportMessages } from './messages.ts';

interface Props {
  supportCase: { id: string; accountLabel: string; viewerCanRenew: boolean };
  onClosed: () => void;
}

/** Renews and closes a case. */
export function CaseActions({ supportCase: { id, accountLabel, viewerCanRenew }, onClosed }: Props) {
  const renewal = useChange(SupportCaseRenewDocument);
  const closing = useChange(SupportCaseCloseDocument);
  const renew = async () => {
    if (await renewal.run({ caseId: id })) toastDone(supportMessages.renewed);
  };
  const close = async () => {
    if (!(await closing.run({ caseId: id }, { alreadySo: supportViolations.caseEnded }))) return;
    toastDone(supportMessages.closed);
    onClosed();
  };
  return (
    <>
      {viewerCanRenew && (
        <Button
          loading={renewal.isBusy}
          aria-label={supportMessages.renewOf(accountLabel)}
          onClick={() => void renew()}
        >
          {supportMessages.renew}
        </Button>
      )}{' '}
      <Button loading={closing.isBusy} aria-label={supportMessages.closeOf(accountLabel)} onClick={() => void close()}>
        {supportMessages.close}
      </Button>
    </>
  );
}
