const METHOD_NAMES = new Map([
  [0, 'stored'],
  [1, 'Shrink'],
  [6, 'Implode'],
  [8, 'Deflate'],
  [9, 'Deflate64'],
  [12, 'BZIP2'],
  [14, 'LZMA'],
  [20, 'Zstandard (old number)'],
  [93, 'Zstandard'],
  [95, 'XZ'],
  [96, 'JPEG'],
  [97, 'WavPack'],
  [98, 'PPMd'],
  [99, 'AES encryption'],
]);

/** The name of a compression method: `Deflate64`; `method 77` for unknown numbers. */
export function compressionMethodName(method: number): string {
  return METHOD_NAMES.get(method) ?? `method ${method}`;
}
