import { Button } from 'antd';
import { Download } from 'lucide-react';
import { saveFile } from '../kit/save-file.ts';
import { streamingMessages as words } from './messages.ts';
import { useBuildLog } from './use-build-log.ts';
import styles from './StreamMonitor.module.css';

/** More would make the dialog slow; the whole is in the file. */
const SHOWN_CHARACTERS = 20_000;

/** What the build of a session prints, while it is open. */
export function BuildLog({ id, appName }: { id: string; appName: string }) {
  const log = useBuildLog(id);
  return (
    <section>
      <div className={styles['logHead']}>
        <h3>{words.log}</h3>
        {log !== '' && log !== null && (
          <Button
            size="small"
            type="text"
            icon={<Download size={14} aria-hidden />}
            onClick={() => saveFile(`${appName}.log`, 'text/plain', log)}
          >
            {words.openLog}
          </Button>
        )}
      </div>
      {log === null ? (
        <p>{words.noLog}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reached
        <section className={styles['log']} tabIndex={0} aria-label={words.log}>
          <pre>{log.slice(-SHOWN_CHARACTERS)}</pre>
        </section>
      )}
    </section>
  );
}
