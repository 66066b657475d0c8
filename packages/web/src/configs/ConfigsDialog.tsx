import { useSuspenseQuery } from '@apollo/client/react';
import { FileUp, Plus, SearchX, SlidersHorizontal } from 'lucide-react';
import { Button } from 'antd';
import { ConfigsDocument } from '../generated/graphql.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { formatCount } from '../kit/format.ts';
import { SearchField } from '../kit/SearchField.tsx';
import { StateBlock } from '../kit/StateBlock.tsx';
import { Strip } from '../kit/Strip.tsx';
import { useIsPhone } from '../kit/use-media.ts';
import { useMorePages } from '../kit/use-more-pages.ts';
import { useSearchInAddress } from '../kit/use-search-in-address.ts';
import { ConfigTable } from './ConfigTable.tsx';
import { kitMessages } from '../kit/messages.ts';
import { configMessages } from './messages.ts';
import styles from './ConfigsDialog.module.css';

interface Props {
  addressOf: (name: string) => string;
  onOpen: (name: string) => void;
  onNew: () => void;
  onImport: () => void;
  onBack?: (() => void) | undefined;
  onClose: () => void;
}

const PAGE = 50;
/** From this many configs, there is a search field. */
const MANY = 8;

/** All configs of the account. */
export function ConfigsDialog({ addressOf, onOpen, onNew, onImport, onBack, onClose }: Props) {
  const isPhone = useIsPhone();
  const { typed, setTyped, search } = useSearchInAddress();
  const { data, error, refetch, fetchMore } = useSuspenseQuery(ConfigsDocument, {
    variables: { search: search === '' ? null : search, first: PAGE, after: null },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const account = data?.viewer?.account;
  const {
    shown: configs,
    hasMore,
    isReading,
    more,
  } = useMorePages({ list: account?.configs, of: search, pageSize: PAGE, words: configMessages.fault, fetchMore });
  const canCreate = account?.viewerCanChangeConfigs ?? false;
  const isSearched = search !== '' || typed !== '' || (configs?.totalCount ?? 0) > MANY;
  const making = canCreate && (
    <>
      <Button icon={<FileUp size={15} aria-hidden />} onClick={onImport}>
        {configMessages.importConfig}
      </Button>
      <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={onNew}>
        {kitMessages.addNewConfig}
      </Button>
    </>
  );
  return (
    <Dialog
      isFlush
      width={880}
      title={
        <>
          {configMessages.configs}{' '}
          {configs && <span className={styles['count']}>{formatCount(configs.totalCount)}</span>}
        </>
      }
      onBack={onBack}
      onClose={onClose}
      tools={!isPhone && making}
      foot={isPhone && canCreate ? making : undefined}
    >
      {((configs && canCreate) || isSearched) && (
        <Strip>
          {canCreate && <p>{configMessages.selectOrCreate}</p>}
          {isSearched && (
            <div className={styles['search']}>
              <SearchField label={configMessages.search} value={typed} onChange={setTyped} />
            </div>
          )}
        </Strip>
      )}
      {!configs && (
        <FaultBlock
          title={configMessages.listFault}
          reassurance={configMessages.faultHint}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {configs && configs.nodes.length === 0 && (
        <StateBlock
          icon={search === '' ? SlidersHorizontal : SearchX}
          title={search === '' ? configMessages.configs : configMessages.noMatch(search)}
        >
          {search !== '' && <Button onClick={() => setTyped('')}>{configMessages.clearSearch}</Button>}
        </StateBlock>
      )}
      {configs && configs.nodes.length > 0 && (
        <ConfigTable configs={configs.nodes} canCreate={canCreate} addressOf={addressOf} onOpen={onOpen} />
      )}
      {hasMore && (
        <div className={styles['more']}>
          <Button loading={isReading} onClick={more}>
            {configMessages.showMore}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
