import { startTransition, useRef } from 'react';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { BinDocument, BinPlacesDocument } from '../generated/graphql.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { Finding } from '../kit/Finding.tsx';
import { Pager } from '../kit/Pager.tsx';
import { StateBlock } from '../kit/StateBlock.tsx';
import { Strip } from '../kit/Strip.tsx';
import { endOf, usePageInAddress, usePlacedPages } from '../kit/use-placed-pages.ts';
import { BinRow } from './BinRow.tsx';
import { binMessages } from './messages.ts';
import table from '../kit/row-table.module.css';

const PAGE = 20;

/** The account's restorable items, newest first. */
export function BinDialog({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const pages = usePlacedPages({
    ...usePageInAddress(),
    size: PAGE,
    async readEnd(first, after) {
      const variables = { first, after };
      const { data: read } = await client.query({ query: BinPlacesDocument, variables, fetchPolicy: 'no-cache' });
      return endOf(read?.viewer?.account.bin?.pageInfo);
    },
  });
  const hint = useRef<HTMLParagraphElement>(null);
  const { data, error, refetch } = useSuspenseQuery(BinDocument, {
    variables: { first: PAGE, after: pages.cursor },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const bin = data?.viewer?.account.bin;
  const isFound = bin && !pages.isLost;
  const isPaged = PAGE < (bin?.totalCount ?? 0);
  // The row disappears together with the focused button. An empty page gives way to the previous
  // one.
  const refresh = () => {
    hint.current?.focus();
    startTransition(async () => {
      const { data: fresh } = await refetch();
      if (fresh?.viewer?.account.bin?.nodes.length === 0) pages.giveWay();
    });
  };
  return (
    <Dialog
      isFlush
      width={1080}
      onClose={onClose}
      title={binMessages.bin}
      foot={isFound && isPaged ? <Pager label={binMessages.bin} pages={pages} pageSize={PAGE} list={bin} /> : undefined}
    >
      {!bin && (
        <FaultBlock
          title={binMessages.fault}
          reassurance={binMessages.faultHint}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {pages.isLost && <Finding />}
      {bin?.totalCount === 0 && (
        <StateBlock icon={Trash2} title={binMessages.emptyTitle} sentence={binMessages.emptyHint} />
      )}
      {isFound && bin.nodes.length > 0 && (
        <>
          <Strip>
            <p ref={hint} tabIndex={-1}>
              {binMessages.hint}
            </p>
          </Strip>
          <table className={table['table']}>
            <thead>
              <tr>
                <th scope="col">{binMessages.name}</th>
                <th scope="col">{binMessages.kind}</th>
                <th scope="col">{binMessages.size}</th>
                <th scope="col">{binMessages.deleted}</th>
                <th scope="col">{binMessages.keptUntil}</th>
                <th scope="col">
                  <span className="srOnly">{binMessages.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {bin.nodes.map((item) => (
                <BinRow key={item.id} item={item} onRestored={refresh} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </Dialog>
  );
}
