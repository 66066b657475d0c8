import { useState } from 'react';
import {
  changeSettings,
  configWarnings,
  type ConfigSettings,
  type FieldValue,
  type SettingsChange,
  type SettingsContext,
} from '@launchyard/domain/configs';
import { bySetting, changedNames, checkChange, shownSettings, withValue, type EditedConfig } from './draft.ts';

/** What the editor's inputs need. */
export interface SettingsForm {
  /** Typed values, even if saving would clear them. */
  settings: ConfigSettings;
  /** The values after a save. */
  saved: ConfigSettings;
  password: string | undefined;
  hadPassword: boolean;
  errors: ReadonlyMap<string, string>;
  warnings: ReadonlyMap<string, string>;
  context: SettingsContext;
  isReadOnly: boolean;
  set: (name: string, value: FieldValue | undefined) => void;
  /** The id of a setting's input. */
  inputId: (name: string) => string;
}

/**
 * The user's changes to a config, and the state they are based on. Without changes it follows what
 * others save; from the first change on it keeps its base until a conflict is resolved.
 */
export function useDraft(current: EditedConfig, context: SettingsContext, isReadOnly: boolean) {
  const [base, setBase] = useState(current);
  const [change, setChange] = useState<SettingsChange>({});
  const [openedAt] = useState(() => new Date());
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const changed = changedNames(base.settings, change);
  // Nothing left to save: nothing was typed, or it is saved already, as after a save whose answer was lost.
  const isAllSaved = changed.length === 0 || changedNames(current.settings, change).length === 0;
  if (current.revision !== base.revision && isAllSaved) startFrom(current, {});

  const saved = changeSettings(base.settings, change);
  const errors = isTried
    ? new Map([...refused, ...bySetting(checkChange(base.settings, change, context))])
    : new Map<string, string>();
  const form: Omit<SettingsForm, 'inputId'> = {
    settings: shownSettings(base.settings, change),
    saved,
    password: change.password ?? undefined,
    hadPassword: base.settings.hasPassword,
    errors,
    warnings: new Map(configWarnings(saved, openedAt).map(({ field, message }) => [field, message])),
    context,
    isReadOnly,
    set: (name, value) => {
      setRefused(new Map([...refused].filter(([each]) => each !== name)));
      setChange((before) => (value === undefined ? without(before, name) : withValue(before, name, value)));
    },
  };
  return {
    form,
    base,
    change,
    changed,
    /** A newer state saved by somebody else; null if this is the newest. */
    newer: current.revision > base.revision ? current : null,
    startFrom,
    /** Shows errors from now on, and returns them. */
    tryToSave: (): ReadonlyMap<string, string> => {
      setTried(true);
      setRefused(new Map());
      return bySetting(checkChange(base.settings, change, context));
    },
    refuse: (messages: ReadonlyMap<string, string>) => setRefused(messages),
  };

  function startFrom(config: EditedConfig, kept: SettingsChange): void {
    setBase(config);
    setChange(kept);
    setRefused(new Map());
  }
}

export type Draft = ReturnType<typeof useDraft>;

const without = (change: SettingsChange, name: string): SettingsChange =>
  Object.fromEntries(Object.entries(change).filter(([each]) => each !== name));
