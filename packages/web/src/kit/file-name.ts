const SHOWN_CHARACTERS = 20;

/** Applications §9: a shown file name is cut to 20 characters. */
export function shownFileName(name: string): string {
  return name.length > SHOWN_CHARACTERS ? `${name.slice(0, SHOWN_CHARACTERS)}...` : name;
}
