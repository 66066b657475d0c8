import { Button } from 'antd';
import { checkEmbeddingDomain, embeddingViolations, MAX_EMBEDDING_DOMAINS } from '@launchyard/domain/links';
import { EmbeddingDomainAddDocument, EmbeddingDomainRemoveDocument } from '../generated/graphql.ts';
import { formatDay } from '../kit/format.ts';
import { InputField } from '../kit/InputField.tsx';
import { useChange } from '../kit/mutate.ts';
import table from '../kit/row-table.module.css';
import { toastDone } from '../kit/toasts.ts';
import { useForm } from '../kit/use-form.ts';
import { developerMessages } from './messages.ts';
import styles from './Developer.module.css';

interface Props {
  domains: ReadonlyArray<{ domain: string; createdAt: string; createdBy: { label: string } }>;
  onChanged: () => void;
}

/** The websites that may embed the streams of the account. */
export function Embedding({ domains, onChanged }: Props) {
  const form = useForm({ domain: '' }, { check: ({ domain }) => checkEmbeddingDomain(domain) });
  const adding = useChange(EmbeddingDomainAddDocument);
  const removing = useChange(EmbeddingDomainRemoveDocument);
  const add = async () => {
    if (!form.isRight()) return;
    const done = await adding.run(form.values, { refused: (refusals) => form.refuse(refusals) });
    if (!done?.embeddingDomain) return;
    form.set('domain', '');
    toastDone(developerMessages.websiteAllowed(done.embeddingDomain.domain));
    onChanged();
  };
  const remove = async (domain: string) => {
    if (!(await removing.run({ domain }, { alreadySo: embeddingViolations.notFound }))) return;
    toastDone(developerMessages.websiteRemoved(domain));
    onChanged();
  };
  return (
    <section className={styles['card']} aria-labelledby="embedding">
      <div className={styles['row']}>
        <div className={styles['words']}>
          <h2 id="embedding">{developerMessages.embedding}</h2>
          <p>{domains.length === 0 ? developerMessages.noWebsites : developerMessages.embeddingHint}</p>
        </div>
      </div>
      {domains.length > 0 && (
        <table className={table['table']}>
          <thead>
            <tr>
              <th scope="col">{developerMessages.website}</th>
              <th scope="col">{developerMessages.allowed}</th>
              <th scope="col">
                <span className="srOnly">{developerMessages.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {domains.map(({ domain, createdAt, createdBy }) => (
              <tr key={domain} className={table['row']}>
                <th scope="row" className={styles['start']}>
                  <bdi>{domain}</bdi>
                </th>
                <td className={table['fact']}>{developerMessages.allowedBy(formatDay(createdAt), createdBy.label)}</td>
                <td className={table['actions']}>
                  <Button
                    size="small"
                    aria-label={`${developerMessages.remove} ${domain}`}
                    onClick={() => void remove(domain)}
                  >
                    {developerMessages.remove}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {domains.length < MAX_EMBEDDING_DOMAINS && (
        <div className={styles['form']} data-padded>
          <InputField
            {...form.field('domain')}
            label={developerMessages.newWebsite}
            help={developerMessages.newWebsiteHelp}
            autoComplete="off"
            inputMode="url"
            onPressEnter={() => void add()}
          />
          <Button loading={adding.isBusy} onClick={() => void add()}>
            {developerMessages.allow}
          </Button>
        </div>
      )}
    </section>
  );
}
