import { configFields } from '@launchyard/domain/configs';
import type { MediaHost } from '../kit/media-library.ts';
import { toastDone } from '../kit/toasts.ts';
import { factsOf, type EditorApp } from './EditorHead.tsx';
import { configMessages } from './messages.ts';
import type { SettingsForm } from './use-draft.ts';

/** What the library needs from the editor below it. */
export function mediaHost(name: string, app: EditorApp | null, form: Omit<SettingsForm, 'inputId'>): MediaHost {
  return {
    name,
    app,
    facts: app ? factsOf(app) : [],
    placeOf(setting) {
      const field = form.isReadOnly ? undefined : fieldOf(setting);
      if (field?.kind === 'image') return { label: field.label, kind: 'image' };
      return field?.kind === 'videos' ? { label: field.label, kind: 'video' } : null;
    },
    use(setting, address) {
      const field = fieldOf(setting);
      if (field?.kind === 'image') form.set(setting, address);
      if (field?.kind !== 'videos') return;
      const values: Record<string, unknown> = form.settings;
      const films: readonly string[] = Array.isArray(values[setting]) ? values[setting] : [];
      // Applications §5: duplicates are ignored.
      if (films.includes(address)) toastDone(configMessages.isThere);
      else if (films.length < field.most) form.set(setting, [...films, address]);
    },
  };
}

const fieldOf = (setting: string) => configFields.find((each) => each.name === setting)?.field;
