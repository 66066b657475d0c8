/** What runs in the page of the bench `upload`: each function is handed over as text, so it uses nothing from around it. */

/** What is used of tus-js-client, which a script tag brings. */
declare const tus: {
  Upload: new (
    file: File,
    options: { endpoint: string; onSuccess: () => void; onError: (error: Error) => void },
  ) => { start(): void };
};

declare global {
  interface Window {
    /** What all requests with PUT have sent so far, as the browser counts it. */
    sentBytes?: number;
  }
}

/** Before the page's own scripts: counts the bytes of every PUT, those of requests that break off with them. */
export function countSentBytes(): void {
  window.sentBytes = 0;
  window.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, url: string | URL) {
      let counted = 0;
      const count = ({ loaded }: ProgressEvent) => {
        if (method === 'PUT') window.sentBytes = (window.sentBytes ?? 0) + Math.max(0, loaded - counted);
        counted = Math.max(counted, loaded);
      };
      this.upload.addEventListener('progress', count);
      this.upload.addEventListener('load', count);
      super.open(method, url, true);
    }
  };
}

/** Adds a file input of the bench's own to the panel's page. */
export function addFileInput(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.id = 'bench-file';
  document.body.append(input);
}

/** Sends the file of that input with one PUT. Answers the milliseconds that took. */
export function putOnce(url: string): Promise<number> {
  const file = document.querySelector<HTMLInputElement>('#bench-file')?.files?.[0];
  if (!file) throw new Error('the page has no file');
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.addEventListener('load', () => resolve(performance.now() - began));
    request.addEventListener('error', () => reject(new Error('the line broke')));
    request.send(file);
  });
}

/** Sends it with tus-js-client as it is when nothing is set. Answers the milliseconds that took. */
export function sendByTus(endpoint: string): Promise<number> {
  const file = document.querySelector<HTMLInputElement>('#bench-file')?.files?.[0];
  if (!file) throw new Error('the page has no file');
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const onSuccess = () => resolve(performance.now() - began);
    new tus.Upload(file, { endpoint, onSuccess, onError: reject }).start();
  });
}
