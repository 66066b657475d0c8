import { useState } from 'react';
import type { LinkKind } from '@launchyard/domain/links';
import type { AppLinksQuery } from '../generated/graphql.ts';
import { useMovedLinks } from '../kit/movedLinks.ts';
import { isHidden } from '../kit/hiddenQuestions.ts';
import styles from '../kit/RowTable.module.css';
import { DeleteLink } from './DeleteLink.tsx';
import { LinkRow, type LinkTableFacts, type ShownLink } from './LinkRow.tsx';
import { linkMessages } from './messages.ts';
import { useDeleteLink } from './useDeleteLink.ts';

type App = NonNullable<NonNullable<AppLinksQuery['viewer']>['account']['app']>;
type Link = NonNullable<App['streamingLinks'] | App['meetingLinks']>['nodes'][number];

interface Props extends LinkTableFacts {
  kind: LinkKind;
  links: readonly Link[];
  onDeleted: () => void;
}

/** A row a link; on phones a row becomes a block. */
export function LinkTable({ kind, links, onDeleted, ...facts }: Props) {
  const [asked, setAsked] = useState<ShownLink | null>(null);
  const movedFrom = useMovedLinks();
  const { remove, isBusy } = useDeleteLink();
  const confirm = async (link: ShownLink) => {
    const isGone = await remove(link);
    setAsked(null);
    if (isGone) onDeleted();
  };
  const urls = kind === 'meeting' ? [linkMessages.hostLink, linkMessages.guestLink] : [linkMessages.link];
  return (
    <>
      <table className={`${styles['table']} ${styles['dense']}`}>
        <thead>
          <tr>
            {[linkMessages.name, linkMessages.configName, linkMessages.version, ...urls].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="srOnly">{linkMessages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              movedFrom={movedFrom}
              onDelete={(shown) => (isHidden('linkDelete') ? void confirm(shown) : setAsked(shown))}
              {...facts}
            />
          ))}
        </tbody>
      </table>
      {asked && (
        <DeleteLink
          link={asked}
          kind={kind}
          isBusy={isBusy}
          onKeep={() => setAsked(null)}
          onDelete={() => void confirm(asked)}
        />
      )}
    </>
  );
}
