/** A setting that needs a file from the library. */
export interface Selection {
  /** The setting's name: 'Loading background'. */
  label: string;
  kind: 'image' | 'video';
  /** Receives the chosen URL. */
  onAdd: (address: string) => void;
}
