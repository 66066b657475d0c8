import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Ticket } from 'lucide-react';
import { Button } from 'antd';
import { signedLinkViolations } from '@launchyard/domain/links';
import { SignedLinkRevokeDocument, SignedLinksDocument } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { Finding } from '../kit/Finding.tsx';
import { formatDay, formatMoment } from '../kit/format.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { kitMessages } from '../kit/messages.ts';
import { useChange } from '../kit/mutate.ts';
import table from '../kit/row-table.module.css';
import { toastDone } from '../kit/toasts.ts';
import { linkMessages } from './messages.ts';
import styles from './SignedLinks.module.css';

const SHOWN = 100;

interface CountedLink {
  id: string;
  name: string;
  signedLinkCount: number;
  hasMoreSignedLinks: boolean;
}

/** The signed links of a link, which programs make: a button beside it, if it has some. */
export function SignedLinks({ link }: { link: CountedLink }) {
  const [isOpen, setOpen] = useState(false);
  if (link.signedLinkCount === 0) return null;
  return (
    <>
      <IconButton
        icon={Ticket}
        label={linkMessages.signedLinksOf(link.name, link.signedLinkCount, link.hasMoreSignedLinks)}
        onClick={() => setOpen(true)}
      />
      {isOpen && <SignedLinksDialog link={link} onClose={() => setOpen(false)} />}
    </>
  );
}

function SignedLinksDialog({ link, onClose }: { link: { id: string; name: string }; onClose: () => void }) {
  const { data, error, refetch } = useQuery(SignedLinksDocument, {
    variables: { id: link.id, first: SHOWN },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const [asked, setAsked] = useState<string | null>(null);
  const { run, isBusy } = useChange(SignedLinkRevokeDocument);
  const found = data?.node?.__typename === 'StreamingLink' ? data.node.signedLinks : undefined;
  const revoke = async (signedLinkId: string) => {
    const done = await run({ signedLinkId }, { alreadySo: signedLinkViolations.notFound });
    setAsked(null);
    if (done) toastDone(linkMessages.signedRevoked);
  };
  return (
    <Dialog title={linkMessages.signedLinks(link.name)} width={720} onClose={onClose}>
      <p className={styles['hint']}>{linkMessages.signedHint}</p>
      {!found && !data && !error && <Finding />}
      {!found && (data ?? error) && (
        <FaultBlock title={linkMessages.signedFault} error={error} onRetry={() => void refetch()} />
      )}
      {found && (
        <table className={table['table']}>
          <thead>
            <tr>
              <th scope="col">{linkMessages.signedEnd}</th>
              <th scope="col">{linkMessages.visitors}</th>
              <th scope="col">{linkMessages.opensUntil}</th>
              <th scope="col">
                <span className="srOnly">{linkMessages.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.nodes.map(
              ({
                id,
                lastFour,
                stateLabel,
                state,
                maxUses,
                useCount,
                expiresAt,
                createdAt,
                createdBy,
                viewerCanRevoke,
              }) => (
                <tr key={id} className={table['row']}>
                  <th scope="row">
                    <code>…{lastFour}</code> {stateLabel}
                    <br />
                    {linkMessages.madeBy(formatDay(createdAt), createdBy.label)}
                  </th>
                  <td className={table['fact']}>{linkMessages.usesOf(useCount, maxUses)}</td>
                  <td className={table['fact']}>
                    {expiresAt === null ? linkMessages.usedUpOnly : formatMoment(expiresAt)}
                  </td>
                  <td className={table['actions']}>
                    {viewerCanRevoke && state === 'OPEN' && (
                      <Button size="small" aria-label={linkMessages.revokeOf(lastFour)} onClick={() => setAsked(id)}>
                        {linkMessages.revoke}
                      </Button>
                    )}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
      {found && found.totalCount > found.nodes.length && <p>{linkMessages.newestSigned(found.nodes.length)}</p>}
      {asked !== null && (
        <ConfirmDialog
          icon={Ticket}
          kind="bad"
          title={linkMessages.revokeTitle}
          confirmText={linkMessages.revoke}
          cancelText={kitMessages.cancel}
          isBusy={isBusy}
          onConfirm={() => void revoke(asked)}
          onCancel={() => setAsked(null)}
        >
          <p>{linkMessages.revokeHint}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
