/** Runs in the page of the bench `scan`. Each function is passed as text, so it must be self-contained. */

interface ScanAnswer {
  outcome?: { scan: { inspection: { fileCount: number } } | null };
}

/** The used part of zip.js, which a script tag loads. */
declare const zip: {
  BlobReader: new (file: Blob) => object;
  ZipReader: new (reader: object) => { getEntries(): Promise<unknown[]>; close(): Promise<void> };
};

/** Scans the page's file like the panel: in a worker that is started for it and terminated afterwards. */
export async function scanByWorker(workerUrl: string): Promise<{ entries: number }> {
  const file = document.querySelector('input')?.files?.[0];
  const worker = new Worker(workerUrl, { type: 'module' });
  const answer = await new Promise<ScanAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => 'progress' in data || resolve(data));
    worker.addEventListener('error', () => reject(new Error('the worker failed')));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(file);
  });
  worker.terminate();
  return { entries: answer.outcome?.scan?.inspection.fileCount ?? 0 };
}

/** Scans the page's file with the same worker and counts every byte that it reads from a Blob. */
export async function countReadBytes(workerUrl: string): Promise<number> {
  const counting = `
    import ${JSON.stringify(new URL(workerUrl, location.href).href)};
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function () {
      const buffer = await read.call(this);
      postMessage({ counted: buffer.byteLength });
      return buffer;
    };
    for (const name of ['text', 'bytes', 'stream']) {
      Blob.prototype[name] = () => { throw new Error('uncounted read: ' + name); };
    }`;
  const file = document.querySelector('input')?.files?.[0];
  const worker = new Worker(URL.createObjectURL(new Blob([counting], { type: 'text/javascript' })), { type: 'module' });
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => {
      if ('counted' in data) bytes += data.counted;
      else if ('outcome' in data) resolve();
      else if ('errorName' in data) reject(new Error(data.errorName));
    });
    worker.addEventListener('error', () => reject(new Error('the worker failed')));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(file);
  });
  worker.terminate();
  return bytes;
}

/** Reads the entries of the page's file with zip.js. */
export async function readByPeer(): Promise<{ entries: number }> {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('the page has no file');
  const reader = new zip.ZipReader(new zip.BlobReader(file));
  const entries = await reader.getEntries();
  await reader.close();
  return { entries: entries.length };
}
