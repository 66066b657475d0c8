import { createContext, type ComponentType } from 'react';

/** What a picture or film is chosen for. */
export interface MediaChoice {
  kind: 'image' | 'video';
  /** What it is for, in words. */
  label: string;
  /** It is chosen, by its address. */
  onAdd: (address: string) => void;
  onClose: () => void;
}

/** The library over what is shown, to choose from. Null where there is none. */
export const MediaLibraryContext = createContext<ComponentType<MediaChoice> | null>(null);
