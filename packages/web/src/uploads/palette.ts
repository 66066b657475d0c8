import { Plus, Upload } from 'lucide-react';
import type { PaletteItems } from '../kit/palette.ts';
import { newUploadAddress } from './addresses.ts';
import { uploadMessages } from './messages.ts';

/** A new version of the first application found, and a new application. */
export const uploadItems: PaletteItems = ({ found, canUpload, go }) => {
  if (!canUpload) return [];
  return [
    ...found.apps.slice(0, 1).map(({ id, name }) => ({
      key: `upload:${id}`,
      group: 'actions' as const,
      icon: Upload,
      text: uploadMessages.uploadTo(name),
      run: go(newUploadAddress(name), uploadMessages.uploadTo(name)),
    })),
    {
      key: 'add',
      group: 'actions',
      icon: Plus,
      text: uploadMessages.addApplication,
      words: 'upload new app zip build',
      run: go(newUploadAddress(), uploadMessages.addApplication),
    },
  ];
};
