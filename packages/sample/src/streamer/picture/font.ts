/** A font of 5×7 pixels. Each character of a glyph is a row in base 32, its highest bit on the left. */
const ROWS: Record<string, string> = {
  A: 'EHHVHHH',
  B: 'UHHUHHU',
  C: 'EHGGGHE',
  D: 'UHHHHHU',
  E: 'VGGUGGV',
  F: 'VGGUGGG',
  G: 'EHGNHHE',
  H: 'HHHVHHH',
  I: 'E44444E',
  J: '72222IC',
  K: 'HIKOKIH',
  L: 'GGGGGGV',
  M: 'HRLLHHH',
  N: 'HHPLJHH',
  O: 'EHHHHHE',
  P: 'UHHUGGG',
  Q: 'EHHHLID',
  R: 'UHHUKIH',
  S: 'FGGE11U',
  T: 'V444444',
  U: 'HHHHHHE',
  V: 'HHHHHA4',
  W: 'HHHLLLA',
  X: 'HHA4AHH',
  Y: 'HHHA444',
  Z: 'V1248GV',
  0: 'EHJLPHE',
  1: '4C4444E',
  2: 'EH1248V',
  3: 'V2421HE',
  4: '26AIV22',
  5: 'VGU11HE',
  6: '68GUHHE',
  7: 'V124888',
  8: 'EHHEHHE',
  9: 'EHHF12C',
  ' ': '0000000',
  '-': '000V000',
  _: '000000V',
  '.': '00000CC',
  ':': '0CC0CC0',
  '/': '01248G0',
  '=': '00V0V00',
  ',': '0000C48',
  '#': 'AAVAVAA',
  '+': '044V440',
  '(': '2488842',
  ')': '8422248',
  '%': 'OP248J3',
  '×': '00HA4AH',
  '"': 'AA00000',
  "'": '4480000',
  '?': 'EH12404',
};

export const GLYPH = { width: 5, height: 7, advance: 6 } as const;

/** For a character that the font does not have. */
const BOX = readRows('VHHHHHV');
const glyphs = new Map(Object.entries(ROWS).map(([character, rows]) => [character, readRows(rows)]));

/** The rows of a character from the top: bit 4 is the left pixel. Small letters look like capitals. */
export const glyphOf = (character: string): readonly number[] => glyphs.get(character.toUpperCase()) ?? BOX;

function readRows(rows: string): number[] {
  return Array.from(rows, (row) => Number.parseInt(row, 32));
}
