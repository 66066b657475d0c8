/**
 * Runs in the page of the bench `upload`. Each function is passed as text, so it must be self-contained. The results
 * stay in the page, because nothing is attached meanwhile.
 */

/** The used part of tus-js-client, which a script tag loads. */
declare const tus: {
  Upload: new (
    file: File,
    options: { endpoint: string; onSuccess: () => void; onError: (error: Error) => void },
  ) => { start(): void };
};

/** The duration of an upload in milliseconds, and the bytes sent in all PUT requests, as counted by the browser. */
export interface Sending {
  ms: number | null;
  sentBytes: number;
  failure: string | null;
}

declare global {
  interface Window {
    sending?: Sending;
  }
}

/**
 * Clicks the panel's button shortly after returning, and records when the services confirm the upload. Counts the
 * bytes of every PUT, including those that fail.
 */
export function clickAndWatch(button: HTMLElement | SVGElement): void {
  const sending: Sending = { ms: null, sentBytes: 0, failure: null };
  window.sending = sending;
  window.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, url: string | URL) {
      let counted = 0;
      const count = ({ loaded }: ProgressEvent) => {
        if (method === 'PUT') sending.sentBytes += Math.max(0, loaded - counted);
        counted = Math.max(counted, loaded);
      };
      this.upload.addEventListener('progress', count);
      this.upload.addEventListener('load', count);
      super.open(method, url, true);
    }
  };
  let began = 0;
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const answer = await ask(input, init);
    const isFinish = typeof init?.body === 'string' && init.body.includes('"UploadFinish"');
    if (answer.ok && isFinish) sending.ms ??= performance.now() - began;
    return answer;
  };
  setTimeout(() => {
    began = performance.now();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, 1_000);
}

/** Starts to send the page's file with a single PUT, shortly after returning. */
export function putSoon(url: string): void {
  const file = document.querySelector('input')?.files?.[0];
  const sending: Sending = { ms: null, sentBytes: 0, failure: file ? null : 'the page has no file' };
  window.sending = sending;
  setTimeout(() => {
    const began = performance.now();
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.addEventListener('load', () => (sending.ms = performance.now() - began));
    request.addEventListener('error', () => (sending.failure = 'the line broke'));
    request.send(file);
  }, 1_000);
}

/** Starts to send the page's file with tus-js-client in its default configuration, shortly after returning. */
export function sendByTusSoon(endpoint: string): void {
  const file = document.querySelector('input')?.files?.[0];
  const sending: Sending = { ms: null, sentBytes: 0, failure: file ? null : 'the page has no file' };
  window.sending = sending;
  setTimeout(() => {
    if (!file) return;
    const began = performance.now();
    const onSuccess = () => (sending.ms = performance.now() - began);
    new tus.Upload(file, { endpoint, onSuccess, onError: ({ message }) => (sending.failure = message) }).start();
  }, 1_000);
}
