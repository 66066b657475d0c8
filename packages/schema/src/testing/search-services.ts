import { searchFind } from '@launchyard/contract/search';
import { on } from './answers.ts';

on(searchFind, ({ text }, { rows }) => {
  const isFound = ({ name }: { name: string }) => name.toLowerCase().includes(text.toLowerCase());
  const none = { appName: null, configName: null };
  return {
    found: [
      ...rows.apps.filter(isFound).map(({ id, name }) => ({ id, name, kind: 'app' as const, ...none })),
      ...rows.links.filter(isFound).map(({ id, name, appName, configName }) => ({
        id,
        name,
        kind: 'streamingLink' as const,
        appName,
        configName,
      })),
      ...rows.configs.filter(isFound).map(({ id, name }) => ({ id, name, kind: 'config' as const, ...none })),
    ],
  };
});
