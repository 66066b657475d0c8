import { useState } from 'react';
import { Button, Select } from 'antd';
import { checkConsent } from '@launchyard/domain/support';
import {
  SupportCaseRecordConsentDocument,
  type SupportCasePageQuery,
  type SupportConsentAct,
  type SupportConsentChannel,
} from '../generated/graphql.ts';
import { Field } from '../kit/Field.tsx';
import { formatMoment } from '../kit/format.ts';
import { InputField } from '../kit/InputField.tsx';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { useForm } from '../kit/use-form.ts';
import { supportMessages } from './messages.ts';
import styles from './SupportHome.module.css';

type Case = Extract<NonNullable<SupportCasePageQuery['node']>, { __typename: 'SupportCase' }>;

interface Props {
  caseId: string;
  consents: Case['consents'];
  /** Whether the viewer may record one. */
  canRecord: boolean;
}

const options = <Value extends string>(words: Record<Value, string>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object's own keys
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));

/** What the customer allowed in this case, and a form to record it. */
export function CaseConsents({ caseId, consents, canRecord }: Props) {
  return (
    <section className={styles['card']} aria-labelledby="consent">
      <h2 id="consent">{supportMessages.consent}</h2>
      <p className={styles['note']}>{supportMessages.consentHint}</p>
      <ul className={styles['uploads']}>
        {consents.length === 0 && <li>{supportMessages.noConsent}</li>}
        {consents.map(({ act, givenBy, channel, note, createdAt }) => (
          <li key={act}>
            <strong>{supportMessages.acts[act]}</strong>
            <p>{[givenBy, supportMessages.channels[channel], formatMoment(createdAt)].join(' · ')}</p>
            {note !== null && <p>{note}</p>}
          </li>
        ))}
      </ul>
      {canRecord && <RecordConsent caseId={caseId} />}
    </section>
  );
}

function RecordConsent({ caseId }: { caseId: string }) {
  const [act, setAct] = useState<SupportConsentAct>('END_SESSION');
  const [channel, setChannel] = useState<SupportConsentChannel>('EMAIL');
  const form = useForm({ givenBy: '', note: '' }, { check: checkConsent });
  const { run, isBusy } = useChange(SupportCaseRecordConsentDocument);
  const submit = async () => {
    if (!form.isRight()) return;
    const { givenBy, note } = form.values;
    const wish = { caseId, act, channel, givenBy, note: note.trim() === '' ? null : note };
    if (!(await run(wish, { refused: (refusals) => form.refuse(refusals) }))) return;
    form.set('givenBy', '');
    form.set('note', '');
    toastDone(supportMessages.recorded);
  };
  return (
    <form
      className={styles['consent']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label={supportMessages.allowed} error={undefined}>
        {(control) => (
          <Select
            {...control}
            value={act}
            options={options(supportMessages.acts)}
            onChange={(value) => setAct(value)}
          />
        )}
      </Field>
      <Field label={supportMessages.channel} error={undefined}>
        {(control) => (
          <Select
            {...control}
            value={channel}
            options={options(supportMessages.channels)}
            onChange={(value) => setChannel(value)}
          />
        )}
      </Field>
      <InputField
        {...form.field('givenBy')}
        label={supportMessages.givenBy}
        help={supportMessages.givenByHelp}
        autoComplete="off"
      />
      <InputField {...form.field('note')} label={supportMessages.consentNote} autoComplete="off" />
      <Button htmlType="submit" loading={isBusy}>
        {supportMessages.record}
      </Button>
    </form>
  );
}
