import { useEffect, useRef, useState } from 'react';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { checkCaseReason, readGivenLookUp } from '@launchyard/domain/support';
import { SupportCaseOpenDocument } from '../generated/graphql.ts';
import { InputField } from '../kit/InputField.tsx';
import { useChange } from '../kit/mutate.ts';
import { useForm } from '../kit/use-form.ts';
import { caseAddress } from './addresses.ts';
import { supportMessages } from './messages.ts';
import styles from './SupportHome.module.css';

/** What to look up, and why. */
export interface Wish {
  lookUp: string;
  reason: string;
}

/** Opens a case for whatever the customer gave, and leads to its page. */
export function OpenCase({ wish }: { wish: Wish }) {
  const navigate = useNavigate();
  const first = useRef<HTMLFormElement>(null);
  const [isPrepared] = useState(wish.lookUp !== '');
  const form = useForm(
    { by: wish.lookUp, reason: wish.reason },
    {
      check: ({ by, reason }) => [
        ...(readGivenLookUp(by) ? [] : [{ field: ['by'], message: supportMessages.lookUpMissing }]),
        ...checkCaseReason(reason),
      ],
    },
  );
  const { run, isBusy } = useChange(SupportCaseOpenDocument);
  // A row below has filled it in: what is left to do is here.
  useEffect(() => {
    if (isPrepared) first.current?.querySelector('button')?.focus();
  }, [isPrepared]);
  const submit = async () => {
    const by = readGivenLookUp(form.values.by);
    if (!form.isRight() || !by) return;
    const done = await run({ by, reason: form.values.reason }, { refused: (refusals) => form.refuse(refusals) });
    const opened = done?.supportCase;
    if (opened) void navigate(caseAddress(opened.id), { state: { memberOf: done.memberOf } });
  };
  return (
    <section className={styles['card']} aria-labelledby="open-case">
      <h2 id="open-case">{supportMessages.openTitle}</h2>
      <form
        ref={first}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <InputField
          {...form.field('by')}
          label={supportMessages.lookUp}
          help={supportMessages.lookUpHelp}
          autoComplete="off"
        />
        <InputField
          {...form.field('reason')}
          label={supportMessages.reason}
          help={supportMessages.reasonHelp}
          autoComplete="off"
        />
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {supportMessages.open}
        </Button>
      </form>
    </section>
  );
}
