import { useSuspenseQuery } from '@apollo/client/react';
import { Check, ReceiptText } from 'lucide-react';
import { Button } from 'antd';
import { TransactionsDocument, type Invoice_InvoiceFragment } from '../../generated/graphql.ts';
import { Chip } from '../../kit/Chip.tsx';
import { cx } from '../../kit/cx.ts';
import { hasFaultAt } from '../../kit/fault.ts';
import { FaultBanner } from '../../kit/FaultBanner.tsx';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { formatFullDay } from '../../kit/format.ts';
import table from '../../kit/row-table.module.css';
import { StateBlock } from '../../kit/StateBlock.tsx';
import { useMorePages } from '../../kit/use-more-pages.ts';
import { UnpaidBill } from '../UnpaidBill.tsx';
import { transactionMessages as words } from './messages.ts';
import { formatMoney } from '../texts.ts';
import styles from './Transactions.module.css';

const PAGE = 20;

/** Account §2, 'Transactions tab': what is not paid above, and what was paid, newest first. */
export function Transactions() {
  const { data, error, refetch, fetchMore } = useSuspenseQuery(TransactionsDocument, {
    variables: { first: PAGE },
    errorPolicy: 'all',
  });
  const account = data?.viewer?.account;
  const { shown, hasMore, isReading, more } = useMorePages({
    list: account?.invoices,
    of: 'transactions',
    pageSize: PAGE,
    fetchMore,
  });
  const retry = () => void refetch();
  if (!account || !shown) {
    return <FaultBlock title={words.fault} reassurance={words.faultHint} error={error} onRetry={retry} />;
  }
  const unpaid = account.unpaid?.nodes.filter(({ state }) => state !== 'PAID') ?? [];
  return (
    <div className={styles['view']}>
      {(hasFaultAt(error, 'invoices') || hasFaultAt(error, 'unpaid')) && (
        <FaultBanner title={words.oldList} error={error} onRetry={retry} />
      )}
      {unpaid.map((invoice) => (
        <UnpaidBill key={invoice.id} invoice={invoice}>
          {words.due(invoice.number, describe(invoice), formatFullDay(invoice.bill.dueAt))}
        </UnpaidBill>
      ))}
      {shown.nodes.length > 0 && <List invoices={shown.nodes} />}
      {shown.nodes.length === 0 && unpaid.length === 0 && (
        <StateBlock icon={ReceiptText} title={words.none} sentence={words.noneHint} />
      )}
      {hasMore && (
        <Button className={styles['more']} loading={isReading} onClick={more}>
          {words.more}
        </Button>
      )}
    </div>
  );
}

function List({ invoices }: { invoices: readonly Invoice_InvoiceFragment[] }) {
  return (
    <div className={styles['list']}>
      <table className={table['table']} aria-label={words.list}>
        <thead>
          <tr>
            <th>{words.date}</th>
            <th>{words.number}</th>
            <th>{words.description}</th>
            <th>{words.status}</th>
            <th className={styles['amount']}>{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <tr key={invoice.id} className={table['row']}>
              <td className={cx(table['fact'], styles['day'])}>{formatFullDay(invoice.createdAt)}</td>
              <td className={cx(table['fact'], styles['number'])}>
                <span className={table['unit']}>{words.numbered(invoice.number)}</span>
                <span className={styles['digits']}>{invoice.number}</span>
              </td>
              <th scope="row" className={styles['what']}>
                {describe(invoice)}
              </th>
              <td className={styles['state']}>
                <Chip kind="ok" icon={Check}>
                  {words.paid}
                </Chip>
              </td>
              <td className={styles['amount']}>{formatMoney(invoice.bill.totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `3 x Pay Per Concurrent User`. */
const describe = ({ bill }: Invoice_InvoiceFragment): string =>
  bill.lines
    .map(({ count, planName, partSeconds, wholeSeconds }) => {
      const item = words.item(count, planName);
      return partSeconds < wholeSeconds ? item + words.prorated : item;
    })
    .join('; ');
