import { Layers } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { versionsAddress } from './addresses.ts';
import { versionMessages } from './versions/messages.ts';

/**
 * The versions of the first application found. Version control applies to all applications and is
 * set where the versions of any one are.
 */
export const versionItems: PaletteItems = ({ found, newestAppName, go }) => {
  const versions = found.apps
    .slice(0, 1)
    .map(({ name }) =>
      pageItem({ go }, versionsAddress(name), versionMessages.versionsOf(name), Layers, 'latest history delete'),
    );
  if (newestAppName === null) return versions;
  const text = versionMessages.versionControlWith(newestAppName);
  const words = 'settings keep versions delete old';
  const control = pageItem({ go }, versionsAddress(newestAppName), text, Layers, words);
  return [...versions, { ...control, key: 'version-control' }];
};
