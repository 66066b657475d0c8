import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { History } from 'lucide-react';
import { Button } from 'antd';
import { Banner } from '../kit/Banner.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { isHidden } from '../kit/hidden-questions.ts';
import type { MediaHost } from '../kit/media-library.ts';
import { useAsked } from '../kit/use-asked.ts';
import { useIsPhone } from '../kit/use-media.ts';
import type { EditorView } from './addresses.ts';
import { CONFIG_QUESTIONS, ConfigMenu } from './ConfigMenu.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { bySetting, type EditedConfig } from './draft.ts';
import { EditorFoot, UsedBy } from './EditorFoot.tsx';
import { EditorHead, type EditorApp } from './EditorHead.tsx';
import { EditorTabs } from './EditorTabs.tsx';
import { ConfigHistory } from './history/ConfigHistory.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { mediaHost } from './media-host.ts';
import { configMessages } from './messages.ts';
import { ReadOnlyNote } from './ReadOnlyNote.tsx';
import { firstOf, tabOf } from './rows.ts';
import { SaveQuestion } from './SaveQuestion.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { useDraft } from './use-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSave } from './use-save.ts';
import styles from './EditorDialog.module.css';

interface Props {
  config: EditedConfig;
  app: EditorApp | null;
  ownerName: string;
  canCreate: boolean;
  filesOrigin: string;
  /** The editor's URL, and the base of the URLs of what opens over it. */
  address: string;
  view: EditorView;
  onView: (view: EditorView) => void;
  onOpen: (name: string) => void;
  onBack: () => void;
  onClose: () => void;
  /** What opens over the editor: the library. */
  over: (host: MediaHost) => ReactNode;
}

/** The questions about unsaved input, which are not in the URL. */
type Question = 'save' | 'conflict';

/** The config editor (applications §2). */
export function EditorDialog({ config, app, ownerName, canCreate, filesOrigin, view, onView, over, ...on }: Props) {
  const formId = useId();
  const isPhone = useIsPhone();
  const isReadOnly = !config.viewerCanEdit;
  const [context] = useState({ filesOrigin });
  const draft = useDraft(config, context, isReadOnly);
  const form = { ...draft.form, inputId: (name: string) => `${formId}-${name}` };
  const guard = useLeaveGuard(draft.changed.length > 0, on.address);
  const [question, setQuestion] = useState<Question | null>(null);
  const wrong = useRef<string>(null);
  const { save, isSaving } = useSave(draft, {
    onSaved: () => {
      guard.allow();
      on.onBack();
    },
    onChanged: () => setQuestion('conflict'),
    onRefused: (violations) => {
      setQuestion(null);
      const messages = bySetting(violations);
      draft.refuse(messages);
      point(messages);
    },
  });
  const isHistory = view.tab === 'history';
  const back = isHistory ? () => onView({ tab: 'common', isAdvanced: view.isAdvanced }) : on.onBack;
  const { ask } = useAsked(CONFIG_QUESTIONS);
  const usedBy = () => ask('used-by', config.id);

  // Once its tab has rendered, which may take several renders.
  useEffect(() => {
    const input = wrong.current === null ? null : document.getElementById(`${formId}-${wrong.current}`);
    if (!input) return;
    wrong.current = null;
    input.focus();
  });

  return (
    <>
      <Dialog
        isFlush
        width={1120}
        onBack={back}
        onClose={on.onClose}
        title={<EditorHead name={config.name} isHistory={isHistory} app={app} />}
        tools={
          <>
            {!isHistory && (
              <Button
                icon={<History size={15} aria-hidden />}
                aria-label={configMessages.history}
                className={styles['history']}
                onClick={() => onView({ tab: 'history', isAdvanced: view.isAdvanced })}
              >
                {!isPhone && configMessages.history}
              </Button>
            )}
            <ConfigMenu
              config={config}
              canCreate={canCreate}
              onOpen={on.onOpen}
              onDeleted={() => {
                guard.allow();
                on.onBack();
              }}
            />
          </>
        }
        foot={
          isHistory ? undefined : isReadOnly ? (
            <>
              <p className={styles['use']}>
                <UsedBy count={config.usedByCount} onOpen={usedBy} />
              </p>
              <Button onClick={on.onBack}>{configMessages.backToList}</Button>
            </>
          ) : (
            <EditorFoot
              formId={formId}
              changes={draft.changed.length}
              errors={form.errors.size}
              usedByCount={config.usedByCount}
              isBusy={isSaving}
              onUsedBy={usedBy}
              onCancel={on.onBack}
            />
          )
        }
      >
        {draft.newer && !isSaving && (
          <div className={styles['note']}>
            <Banner
              kind="warn"
              title={configMessages.changedTitle(config.name)}
              action={<Button onClick={() => setQuestion('conflict')}>{configMessages.changedLook}</Button>}
            >
              {configMessages.changedHint}
            </Banner>
          </div>
        )}
        {isHistory ? (
          <ConfigHistory config={config} />
        ) : (
          <>
            <EditorTabs view={view} onView={onView} />
            {isReadOnly && <ReadOnlyNote config={config} canCreate={canCreate} onOpen={on.onOpen} />}
            <form id={formId} noValidate onSubmit={submit}>
              <SettingsTab tab={view.tab} form={form} previewed={{ app, ownerName }} />
            </form>
          </>
        )}
      </Dialog>
      {question === 'save' && (
        <SaveQuestion config={config} isBusy={isSaving} onSave={() => void save()} onKeep={() => setQuestion(null)} />
      )}
      {question === 'conflict' && draft.newer && (
        <ConflictDialog
          base={draft.base}
          newer={draft.newer}
          change={draft.change}
          onTakeOver={() => resolve(draft.change)}
          onDrop={() => resolve({})}
          onClose={() => setQuestion(null)}
        />
      )}
      {over(mediaHost(config.name, app, draft.form))}
      {guard.isAsking && <LeaveQuestion count={draft.changed.length} onLeave={guard.leave} onStay={guard.stay} />}
    </>
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isReadOnly || draft.changed.length === 0) return;
    const messages = draft.tryToSave();
    if (messages.size > 0) return point(messages);
    if (draft.newer) setQuestion('conflict');
    else if (isHidden('configSave')) void save();
    else setQuestion('save');
  }

  /** Opens the tab of the first error, whose input then gets the focus. */
  function point(messages: ReadonlyMap<string, string>): void {
    const name = firstOf(new Set(messages.keys()));
    if (name === undefined) return;
    const tab = tabOf(name);
    if (tab && tab !== view.tab) onView({ tab, isAdvanced: view.isAdvanced || tab !== 'common' });
    wrong.current = name;
  }

  function resolve(kept: typeof draft.change): void {
    if (draft.newer) draft.startFrom(draft.newer, kept);
    setQuestion(null);
  }
}
