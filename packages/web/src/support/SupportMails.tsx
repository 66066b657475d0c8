import { useMemo, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { CircleCheck, Mail } from 'lucide-react';
import { checkResetEmail } from '@launchyard/domain/session';
import { SupportMailsDocument } from '../generated/graphql.ts';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { InputField } from '../kit/InputField.tsx';
import table from '../kit/row-table.module.css';
import { StateBlock } from '../kit/StateBlock.tsx';
import { useForm } from '../kit/use-form.ts';
import { useLastKnown } from '../kit/use-last-known.ts';
import { MailRow } from './MailRow.tsx';
import { supportMessages } from './messages.ts';
import type { Wish } from './OpenCase.tsx';
import styles from './SupportHome.module.css';

interface Props {
  /** In milliseconds. */
  now: number;
  /** Fills in the form for a case. */
  onOpen: (wish: Wish) => void;
}

/** The e-mails that could not be sent, or what became of those to one address. */
export function SupportMails({ now, onOpen }: Props) {
  const [asked, setAsked] = useState<string | null>(null);
  const form = useForm(
    { recipient: '' },
    { check: (values) => checkResetEmail(values.recipient).map(({ message }) => ({ field: ['recipient'], message })) },
  );
  const { data, error, loading, refetch } = useQuery(SupportMailsDocument, {
    variables: { recipient: asked },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  // The list stays until the next one is there.
  const answer = useMemo(() => data?.mails && { recipient: asked, mails: data.mails }, [asked, data]);
  const known = useLastKnown(answer);
  const { recipient, mails } = error ? { recipient: asked, mails: null } : (known ?? { recipient: null, mails: null });
  const ask = (next: string | null) => {
    setAsked(next);
    // The same address again: what became of its e-mails may have changed.
    if (next === asked) void refetch();
  };
  return (
    <section className={styles['card']} aria-labelledby="mails">
      <h2 id="mails">{recipient === null ? supportMessages.mails : supportMessages.mailsTo(recipient)}</h2>
      <p className={styles['note']}>{recipient === null ? supportMessages.mailsHint : supportMessages.mailsToHint}</p>
      <form
        className={styles['find']}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.isRight()) ask(form.values.recipient.trim());
        }}
      >
        <InputField
          {...form.field('recipient')}
          label={supportMessages.recipient}
          autoComplete="off"
          inputMode="email"
        />
        <Button htmlType="submit" loading={loading && asked !== recipient}>
          {supportMessages.find}
        </Button>
        {recipient !== null && (
          <Button
            onClick={() => {
              form.set('recipient', '');
              ask(null);
            }}
          >
            {supportMessages.showFailing}
          </Button>
        )}
      </form>
      {error && !mails && (
        <FaultBlock
          title={supportMessages.mailsFault}
          reassurance={supportMessages.mailsFaultHint}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {mails?.length === 0 &&
        (recipient === null ? (
          <StateBlock icon={CircleCheck} title={supportMessages.noneFailing} />
        ) : (
          <StateBlock icon={Mail} title={supportMessages.noMails} sentence={supportMessages.noMailsHint} />
        ))}
      {mails && mails.length > 0 && (
        <table className={table['table']} aria-labelledby="mails">
          <thead>
            <tr>
              <th scope="col">{supportMessages.recipient}</th>
              <th scope="col">{supportMessages.mail}</th>
              <th scope="col">{supportMessages.outcome}</th>
              <th scope="col">{supportMessages.written}</th>
              <th scope="col">
                <span className="srOnly">{supportMessages.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {mails.map((each) => (
              <MailRow key={`${each.createdAt} ${each.recipient}`} mail={each} now={now} onOpen={onOpen} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
