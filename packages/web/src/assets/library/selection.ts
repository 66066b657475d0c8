/** A place that asks for a file of the library. */
export interface Selection {
  /** The place by its name: 'Loading background'. */
  label: string;
  kind: 'image' | 'video';
  /** Takes the address that was chosen. */
  onAdd: (address: string) => void;
}
