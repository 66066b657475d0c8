import { Link, useLoaderData } from 'react-router-dom';
import { HelpFrame } from '../../help/HelpFrame.tsx';
import { helpMessages } from '../../help/messages.ts';
import { readTitles } from '../../help/titles.ts';
import { frame } from '../frame.tsx';
import styles from './HelpIndexPage.module.css';

export const loader = readTitles;

export function Component() {
  const entries = useLoaderData<typeof loader>();
  return (
    <HelpFrame mark={frame.mark}>
      <h1>{helpMessages.help}</h1>
      <p className={styles['hint']}>{helpMessages.helpHint}</p>
      <ul className={styles['list']}>
        {entries.map(({ page, title }) => (
          <li key={page}>
            <Link to={`/help/${page}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </HelpFrame>
  );
}
Component.displayName = 'HelpIndexPage';
