import { useState } from 'react';
import { KeyRound, RefreshCw } from 'lucide-react';
import { Button, Radio } from 'antd';
import { OVERLAP_HOURS } from '@launchyard/domain/developer';
import { ApiKeyGenerateDocument, type GeneratedApiKeyKind } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { formatAgo, formatMoment } from '../kit/format.ts';
import { kitMessages } from '../kit/messages.ts';
import { useCreation } from '../kit/mutate.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { useNow } from '../kit/use-now.ts';
import { KeySecret } from './KeySecret.tsx';
import { markOf, type ListedKey } from './keys.ts';
import { developerMessages } from './messages.ts';
import { RevokeKey } from './RevokeKey.tsx';
import { TryKey } from './TryKey.tsx';
import styles from './Developer.module.css';

interface Props {
  kind: GeneratedApiKeyKind;
  /** All keys of the account. */
  keys: readonly ListedKey[];
  onChanged: () => void;
}

const WORDS = {
  API: [developerMessages.apiKey, developerMessages.apiKeyHint],
  STREAMING: [developerMessages.streamingApiKey, developerMessages.streamingApiKeyHint],
} as const;

const OVERLAPS = OVERLAP_HOURS.map((hours) => ({ value: hours, label: overlapText(hours) }));

/** One of the account’s two keys, and those that it replaced and that still work. */
export function GeneratedKey({ kind, keys, onChanged }: Props) {
  const [name, hint] = WORDS[kind];
  const mine = keys.filter((key) => key.kind === kind);
  const current = mine.find(({ expiresAt }) => expiresAt === null);
  const previous = mine.filter((key) => key !== current);
  const now = useNow(false);
  const [isAsked, setAsked] = useState(false);
  const [overlapHours, setOverlap] = useState<number>(0);
  const [secret, setSecret] = useState<string | null>(null);
  const { run, isBusy } = useCreation(ApiKeyGenerateDocument);
  const generate = async () => {
    const done = await run({ kind, overlapHours: current ? overlapHours : 0 });
    setAsked(false);
    if (!done) return;
    onChanged();
    if (done.secret === null || done.secret === undefined) return toastFault(developerMessages.secretLost);
    setSecret(done.secret);
    toastDone(developerMessages.generated);
  };
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <code>{name}</code>
        <p>{hint}</p>
        {previous.map((key) => (
          <p key={key.id}>
            {developerMessages.previous(markOf(key), formatMoment(key.expiresAt ?? ''))}{' '}
            <RevokeKey id={key.id} name={markOf(key)} onRevoked={onChanged} />
          </p>
        ))}
      </div>
      <div className={styles['facts']}>
        <code className={styles['mark']}>{current ? markOf(current) : developerMessages.notGenerated}</code>
        {current && (
          <p>
            {developerMessages.lastUsed}{' '}
            <b>{current.lastUsedAt === null ? developerMessages.never : formatAgo(current.lastUsedAt, now)}</b>
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        {kind === 'API' && current && <TryKey id={current.id} name={name} />}
        <Button
          icon={<RefreshCw size={15} aria-hidden />}
          aria-label={`${developerMessages.generate} ${name}`}
          onClick={() => setAsked(true)}
        >
          {developerMessages.generate}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          icon={KeyRound}
          title={developerMessages.generateTitle(name)}
          confirmText={developerMessages.generate}
          cancelText={kitMessages.cancel}
          isBusy={isBusy}
          onConfirm={() => void generate()}
          onCancel={() => setAsked(false)}
        >
          {current && (
            <>
              <p>{developerMessages.generateHint}</p>
              <fieldset className={styles['choice']}>
                <legend>{developerMessages.overlap}</legend>
                <Radio.Group
                  vertical
                  options={OVERLAPS}
                  value={overlapHours}
                  onChange={({ target }) => setOverlap(Number(target.value))}
                />
              </fieldset>
            </>
          )}
        </ConfirmDialog>
      )}
      {secret !== null && <KeySecret secret={secret} onStored={() => setSecret(null)} />}
    </div>
  );
}

function overlapText(hours: number): string {
  if (hours === 0) return developerMessages.overlapNone;
  return hours > 24 ? developerMessages.overlapDays(hours / 24) : developerMessages.overlapHours(hours);
}
