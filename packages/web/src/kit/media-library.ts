import { createContext } from 'react';
import type { HeadApp } from './CrumbHead.tsx';

/** A setting that takes a picture, or films. */
export interface MediaPlace {
  /** What it is called: 'Loading background'. */
  label: string;
  kind: 'image' | 'video';
}

/** What asks for a picture or film, with what was typed there and is not saved: the editor of a config, below the library. */
export interface MediaHost {
  name: string;
  /** The application whose links one came from. */
  app: HeadApp | null;
  facts: readonly string[];
  /** Null where nothing of that name takes any. */
  placeOf: (setting: string) => MediaPlace | null;
  /** Puts an address there. */
  use: (setting: string, address: string) => void;
}

/** The ways from a setting to the library. */
export interface MediaWays {
  /** To choose a file of it. */
  toLibrary: (setting: string) => void;
  /** To add a film, by its URL or from the library. */
  toAddVideo: (setting: string) => void;
}

/** Null where there is no library. */
export const MediaWaysContext = createContext<MediaWays | null>(null);
