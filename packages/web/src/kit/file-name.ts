const SHOWN_CHARACTERS = 20;

/** Applications §9: file names are cut to 20 characters for display. */
export function shownFileName(name: string): string {
  return name.length > SHOWN_CHARACTERS ? `${name.slice(0, SHOWN_CHARACTERS)}...` : name;
}
