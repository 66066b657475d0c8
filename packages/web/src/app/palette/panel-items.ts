import { AppWindow, BookOpen, LogOut, Moon, Sun } from 'lucide-react';
import { pageItem, type PaletteContext, type PaletteItem, type PaletteItems } from '../../kit/palette.ts';
import { appMessages } from '../messages.ts';
import { chooseMode } from '../theme/mode.ts';
import { paletteMessages } from './messages.ts';

/** What the panel's own items need. */
export interface PanelContext extends PaletteContext {
  isDark: boolean;
  documentationUrl: string;
  onLogout: () => void;
}

export const homeItems: PaletteItems = (context) => [
  pageItem(context, '/', appMessages.streamingApps, AppWindow, 'home applications'),
];

export const panelItems = ({ isDark, documentationUrl, onLogout }: PanelContext): PaletteItem[] => [
  {
    key: 'mode',
    group: 'actions',
    icon: isDark ? Sun : Moon,
    text: isDark ? paletteMessages.toLight : paletteMessages.toDark,
    words: 'theme appearance',
    run: () => chooseMode(isDark ? 'light' : 'dark'),
  },
  { key: 'logout', group: 'actions', icon: LogOut, text: appMessages.logout, words: 'sign out', run: onLogout },
  {
    key: 'documentation',
    group: 'pages',
    icon: BookOpen,
    text: appMessages.documentation,
    run: () => void window.open(documentationUrl, '_blank', 'noreferrer'),
  },
];
