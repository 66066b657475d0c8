import { Suspense } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Check, Minus, type LucideIcon } from 'lucide-react';
import { isStartedLabel, versionName } from '@launchyard/domain/apps';
import { VersionTestDocument, type VersionTestQuery } from '../../generated/graphql.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { formatMoment } from '../../kit/format.ts';
import { testMessages as words } from './tested-messages.ts';
import styles from './VersionTest.module.css';

type Version = Extract<NonNullable<VersionTestQuery['node']>, { __typename?: 'AppVersion' }>;
type Contents = NonNullable<Version['contents']>;

interface Props {
  appName: string;
  version: { id: string; number: number };
  onClose: () => void;
}

/** What the word for a version’s test means: what was inspected, what was seen, and what is not known. */
export function VersionTest({ appName, version, onClose }: Props) {
  return (
    <Dialog title={words.title(versionName(appName, version.number))} width={560} onClose={onClose}>
      <Suspense fallback={null}>
        <Loaded id={version.id} />
      </Suspense>
    </Dialog>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, refetch } = useSuspenseQuery(VersionTestDocument, { variables: { id }, errorPolicy: 'all' });
  const version = data?.node?.__typename === 'AppVersion' ? data.node : null;
  if (!version) return <FaultBlock title={words.fault} error={error} onRetry={() => void refetch()} />;
  const isStarted = isStartedLabel(version.testLabel);
  return (
    <div className={styles['parts']}>
      <p>
        {isStarted ? words.started : words.inspected}
        {version.testedAt ? ` ${words.testedAt(formatMoment(version.testedAt))}` : null}
      </p>
      <Part
        title={words.found}
        icon={Check}
        lines={[...words.always, ...(version.contents ? foundIn(version.contents) : [])]}
      />
      {isStarted && <Part title={words.ran} icon={Check} lines={words.ranLines} />}
      <Part
        title={words.open}
        icon={Minus}
        lines={[
          ...(isStarted ? words.openAfterStart : words.openAfterInspection),
          ...(version.contents ? [] : [words.noContents]),
        ]}
      />
      {!isStarted && <p className={styles['advice']}>{words.advice}</p>}
    </div>
  );
}

const foundIn = ({ defaultExecutable, executableCount, plugin }: Contents): string[] => [
  typeof defaultExecutable === 'string' ? words.startsWith(defaultExecutable) : words.startsWithNothing,
  ...(executableCount > 0 ? [words.executables(executableCount)] : []),
  plugin.hasPlugin
    ? words.plugin(plugin.rootFolder ?? '', plugin.isInManifest || plugin.isVersion2InManifest)
    : words.noPlugin,
];

function Part({ title, icon: Icon, lines }: { title: string; icon: LucideIcon; lines: readonly string[] }) {
  return (
    <section>
      <h3 className={styles['title']}>{title}</h3>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line}>
            <Icon size={16} aria-hidden />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
