/** A ZIP with empty files of these names: enough for code that only reads names. */
export function zipOf(...names: string[]): Uint8Array<ArrayBuffer> {
  const encoded = names.map((name) => new TextEncoder().encode(name));
  const locals = encoded.map((name) => record(0x04034b50, 30, name));
  let offset = 0;
  const entries = encoded.map((name, index) => {
    const entry = record(0x02014b50, 46, name);
    new DataView(entry.buffer).setUint32(42, offset, true);
    offset += locals[index]?.length ?? 0;
    return entry;
  });
  const directoryBytes = entries.reduce((sum, entry) => sum + entry.length, 0);
  return join([...locals, ...entries, endRecord(names.length, directoryBytes, offset)]);
}

/** A file to choose in the panel. */
export const zipFile = (fileName: string, ...names: string[]): File => new File([zipOf(...names)], fileName);

/**
 * Local and central records differ in the position of the name's length and in the bytes before it,
 * all zero here.
 */
function record(signature: number, headBytes: 30 | 46, name: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headBytes + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  view.setUint16(headBytes === 30 ? 26 : 28, name.length, true);
  bytes.set(name, headBytes);
  return bytes;
}

function endRecord(count: number, directoryBytes: number, directoryOffset: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(22);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, directoryBytes, true);
  view.setUint32(16, directoryOffset, true);
  return bytes;
}

function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
