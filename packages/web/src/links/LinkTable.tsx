import type { LinkKind } from '@launchyard/domain/links';
import type { AppLinksQuery } from '../generated/graphql.ts';
import { useMovedLinks } from '../kit/moved-links.ts';
import styles from '../kit/row-table.module.css';
import { useAsked, useEndWhenGone } from '../kit/use-asked.ts';
import { LINK_QUESTIONS, LinkRow, type LinkTableFacts } from './LinkRow.tsx';
import { linkMessages } from './messages.ts';

type App = NonNullable<NonNullable<AppLinksQuery['viewer']>['account']['app']>;
type Link = NonNullable<App['streamingLinks'] | App['meetingLinks']>['nodes'][number];

interface Props extends LinkTableFacts {
  kind: LinkKind;
  links: readonly Link[];
  onDeleted: () => void;
}

/** One row per link; on phones a row becomes a block. */
export function LinkTable({ kind, links, onDeleted, ...facts }: Props) {
  const movedFrom = useMovedLinks();
  const asking = useAsked(LINK_QUESTIONS);
  useEndWhenGone(
    asking,
    links.map(({ id }) => id),
  );
  const urls = kind === 'meeting' ? [linkMessages.hostLink, linkMessages.guestLink] : [linkMessages.link];
  return (
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
            kind={kind}
            link={link}
            movedFrom={movedFrom}
            asking={asking}
            onDeleted={onDeleted}
            {...facts}
          />
        ))}
      </tbody>
    </table>
  );
}
