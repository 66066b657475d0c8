import type { FragmentType } from '@apollo/client';
import { Button } from 'antd';
import {
  SessionRow_StreamingSessionFragmentDoc,
  type SessionRow_StreamingSessionFragment,
} from '../generated/graphql.ts';
import { cx } from '../kit/cx.ts';
import { formatAgo } from '../kit/format.ts';
import table from '../kit/row-table.module.css';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { useNow } from '../kit/use-now.ts';
import { streamingMessages as words } from './messages.ts';
import { placeOf, stateText } from './texts.ts';
import styles from './StreamMonitor.module.css';

interface Props {
  session: FragmentType<SessionRow_StreamingSessionFragment>;
  onOpen: () => void;
}

/** A visitor who waits or watches. */
export function SessionRow({ session: given, onOpen }: Props) {
  const session = useFragmentData(SessionRow_StreamingSessionFragmentDoc, given);
  const now = useNow(true);
  const { appName, version, linkName, state, quality, startedAt, createdAt, isMeeting, peopleCount } = session;
  return (
    <tr className={table['row']}>
      <th scope="row" className={styles['who']} aria-label={`${appName} v${version}, ${linkName}`}>
        <span className={styles['app']}>
          <i className={styles['dot']} data-state={state} aria-hidden />
          <span>
            <b>{appName}</b> v{version}
            <small>{isMeeting ? words.meeting(linkName, peopleCount) : linkName}</small>
          </span>
        </span>
      </th>
      <td className={cx(table['fact'], styles['who'])}>
        {placeOf(session)}
        <small className={styles['sub']}>{stateText(state)}</small>
      </td>
      <td className={cx(table['fact'], styles['number'])}>
        {quality ? words.fps(quality.framesPerSecond) : words.unknown}
      </td>
      <td className={cx(table['fact'], styles['number'])}>
        {typeof quality?.roundTripMilliseconds === 'number'
          ? words.milliseconds(quality.roundTripMilliseconds)
          : words.unknown}
      </td>
      <td className={table['fact']}>
        <span className={table['unit']}>{words.started} </span>
        {formatAgo(startedAt ?? createdAt, now)}
      </td>
      <td className={table['actions']}>
        <Button size="small" aria-label={`${words.details}: ${words.detailsOf(appName)}`} onClick={onOpen}>
          {words.details}
        </Button>
      </td>
    </tr>
  );
}
