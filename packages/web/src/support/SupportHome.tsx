import { startTransition, useState } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { SupportHomeDocument } from '../generated/graphql.ts';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import table from '../kit/row-table.module.css';
import { useNow } from '../kit/use-now.ts';
import { CaseRow } from './CaseRow.tsx';
import { supportMessages } from './messages.ts';
import { OpenCase, type Wish } from './OpenCase.tsx';
import { StuckRow } from './StuckRow.tsx';
import { SupportMails } from './SupportMails.tsx';
import styles from './SupportHome.module.css';

/** Opens cases, and lists those of the colleague and everything that is stuck. */
export function SupportHome() {
  const now = useNow(true);
  const [wish, setWish] = useState<Wish>({ lookUp: '', reason: '' });
  const { data, error, refetch } = useSuspenseQuery(SupportHomeDocument, {
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const refresh = () => startTransition(() => void refetch());
  const cases = data?.supportCases?.nodes;
  const stuck = data?.stuckUploads;
  const fault = (
    <FaultBlock
      title={supportMessages.fault}
      reassurance={supportMessages.faultHint}
      error={error}
      onRetry={() => void refetch()}
    />
  );
  return (
    <div className={styles['page']}>
      <PageHead title={supportMessages.title} hint={supportMessages.hint} />
      <OpenCase key={wish.lookUp + wish.reason} wish={wish} />
      <section className={styles['card']} aria-labelledby="open-cases">
        <h2 id="open-cases">{supportMessages.openCases}</h2>
        {!cases && fault}
        {cases?.length === 0 && <p className={styles['note']}>{supportMessages.noCases}</p>}
        {cases && cases.length > 0 && (
          <table className={table['table']} aria-labelledby="open-cases">
            <thead>
              <tr>
                <th scope="col">{supportMessages.customer}</th>
                <th scope="col">{supportMessages.reason}</th>
                <th scope="col">{supportMessages.ends}</th>
                <th scope="col">
                  <span className="srOnly">{supportMessages.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {cases.map((each) => (
                <CaseRow key={each.id} supportCase={each} now={now} onClosed={refresh} />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section className={styles['card']} aria-labelledby="stuck">
        <h2 id="stuck">{supportMessages.stuck}</h2>
        {stuck && stuck.length > 0 && <p className={styles['note']}>{supportMessages.stuckHint}</p>}
        {!stuck && cases && fault}
        {stuck?.length === 0 && <p className={styles['note']}>{supportMessages.noneStuck}</p>}
        {stuck && stuck.length > 0 && (
          <table className={table['table']} aria-labelledby="stuck">
            <thead>
              <tr>
                <th scope="col">{supportMessages.application}</th>
                <th scope="col">{supportMessages.why}</th>
                <th scope="col">{supportMessages.since}</th>
                <th scope="col">
                  <span className="srOnly">{supportMessages.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {stuck.map((each) => (
                <StuckRow key={each.id} upload={each} now={now} onOpen={setWish} />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <SupportMails now={now} onOpen={setWish} />
    </div>
  );
}
