import { Button, type ButtonProps } from 'antd';
import { CardChangeStartDocument } from '../../generated/graphql.ts';
import { useCreation } from '../../kit/mutate.ts';
import { planMessages } from '../messages.ts';
import { usePaymentPage } from './use-payment-page.ts';

/** Leads to the page of the payment provider on which another card is given. */
export function ChangeCard({
  text = planMessages.changeCard,
  ...look
}: { text?: string } & Pick<ButtonProps, 'size' | 'type'>) {
  const { run, isBusy } = useCreation(CardChangeStartDocument);
  const open = usePaymentPage();
  return (
    <Button {...look} loading={isBusy} onClick={() => void open('card', async () => (await run({}))?.url ?? null)}>
      {text}
    </Button>
  );
}
