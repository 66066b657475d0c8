import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { StreamingLinkDeleteDocument, type AppLinksQuery } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { toastFault } from '../kit/toasts.ts';
import { useToastDeleted } from '../kit/useToastDeleted.ts';
import { LinkRow } from './LinkRow.tsx';
import { linkMessages } from './messages.ts';
import styles from './LinkTable.module.css';

type App = NonNullable<NonNullable<AppLinksQuery['viewer']>['account']['app']>;
type Link = NonNullable<App['streamingLinks']>['nodes'][number];

interface Props {
  links: readonly Link[];
  latestVersion: number | null;
  onDeleted: () => void;
}

interface Deleted {
  id: string;
  name: string;
}

/** A row a link; on phones a row becomes a block. */
export function LinkTable({ links, latestVersion, onDeleted }: Props) {
  const [asked, setAsked] = useState<Deleted | null>(null);
  return (
    <>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{linkMessages.name}</th>
            <th scope="col">{linkMessages.configName}</th>
            <th scope="col">{linkMessages.version}</th>
            <th scope="col">{linkMessages.link}</th>
            <th scope="col">
              <span className="srOnly">{linkMessages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} latestVersion={latestVersion} onDelete={setAsked} />
          ))}
        </tbody>
      </table>
      {asked && (
        <DeleteLink
          link={asked}
          isUrlShared={isShared(asked.id, links)}
          onKeep={() => setAsked(null)}
          onDeleted={() => {
            setAsked(null);
            onDeleted();
          }}
        />
      )}
    </>
  );
}

/** Two links with the same application, config and version have one URL: deleting one of them turns nothing off. */
function isShared(id: string, links: readonly Link[]): boolean {
  const url = links.find((each) => each.id === id)?.url;
  return links.some((each) => each.id !== id && each.url === url);
}

interface DeleteProps {
  link: Deleted;
  isUrlShared: boolean;
  onKeep: () => void;
  onDeleted: () => void;
}

function DeleteLink({ link, isUrlShared, onKeep, onDeleted }: DeleteProps) {
  const toastDeleted = useToastDeleted();
  const [remove, { loading }] = useMutation(StreamingLinkDeleteDocument);
  const confirm = async () => {
    const { data } = await remove({ variables: { input: { streamingLinkId: link.id } }, errorPolicy: 'all' });
    const refusal = data?.streamingLinkDelete.userErrors[0];
    if (!data || refusal) return toastFault(refusal?.message ?? kitMessages.fault);
    const { binItem } = data.streamingLinkDelete;
    toastDeleted(linkMessages.removed(link.name), binItem && { id: binItem.id, name: link.name });
    onDeleted();
  };
  return (
    <ConfirmDialog
      icon={Trash2}
      kind="bad"
      title={linkMessages.removeTitle(link.name)}
      confirmText={linkMessages.remove(link.name)}
      cancelText={kitMessages.cancel}
      isBusy={loading}
      onConfirm={() => void confirm()}
      onCancel={onKeep}
    >
      {isUrlShared ? linkMessages.removeShared : linkMessages.removeHint}
    </ConfirmDialog>
  );
}
