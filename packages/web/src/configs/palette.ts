import { SlidersHorizontal } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { configAddress, configsAddress } from './addresses.ts';
import { configMessages } from './messages.ts';

export const configItems: PaletteItems = ({ found, go }) => [
  ...found.configs.map(({ id, name }) => ({
    key: id,
    group: 'configs' as const,
    icon: SlidersHorizontal,
    text: name,
    run: go(configAddress(name, null), configMessages.configNamed(name)),
  })),
  pageItem({ go }, configsAddress(null), configMessages.configs, SlidersHorizontal, 'settings stream'),
];
