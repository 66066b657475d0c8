import { createContext } from 'react';
import type { HeadApp } from './CrumbHead.tsx';

/** A setting that needs a picture, or films. */
export interface MediaPlace {
  /** Its label: 'Loading background'. */
  label: string;
  kind: 'image' | 'video';
}

/** What needs a picture or film, with its unsaved input: the config editor below the library. */
export interface MediaHost {
  name: string;
  /** The application whose links the editor was opened from. */
  app: HeadApp | null;
  facts: readonly string[];
  /** Null if no setting of that name needs one. */
  placeOf: (setting: string) => MediaPlace | null;
  /** Sets the URL. */
  use: (setting: string, address: string) => void;
}

/** Navigation from a setting to the library. */
export interface MediaWays {
  /** To choose a file. */
  toLibrary: (setting: string) => void;
  /** To add a film, by its URL or from the library. */
  toAddVideo: (setting: string) => void;
}

/** Null if there is no library. */
export const MediaWaysContext = createContext<MediaWays | null>(null);
