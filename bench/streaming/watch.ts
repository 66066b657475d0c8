/** What is noted in the page of a stream. Times are milliseconds of the page’s clock. */
export interface Watched {
  /** Of the first message of each type, from session and signalling, and `click` and `frame`. */
  marks: Record<string, number>;
  /** Each picture that was shown: what its strip says, and when. */
  pictures: Array<{ at: number; frame: number; x: number; presented: number }>;
  /** When the mouse was moved. */
  moves: number[];
}

declare global {
  var watched: Watched;
}

/**
 * Runs in the page before its own scripts, as text: it may use nothing from outside. It reads the first row of the
 * sample’s strip: 24 bits of the frame’s number and 8 of the pointer, between a white block and a black one.
 */
export function watchStream(): void {
  const seen: Watched = { marks: {}, pictures: [], moves: [] };
  globalThis.watched = seen;
  const mark = (name: string) => void (seen.marks[name] ??= performance.now());
  addEventListener('click', () => mark('click'), { capture: true });
  addEventListener('mousemove', () => void seen.moves.push(performance.now()), { capture: true });

  globalThis.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const [, type] = /^\{"type":"(\w+)"/.exec(typeof data === 'string' ? data : '') ?? [];
        if (type !== undefined) mark(type);
      });
    }
  };

  const columns = 34;
  const canvas = Object.assign(document.createElement('canvas'), { width: columns, height: 1 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const plain = HTMLVideoElement.prototype.requestVideoFrameCallback;
  const watching = new WeakSet<HTMLVideoElement>();
  HTMLVideoElement.prototype.requestVideoFrameCallback = function request(callback) {
    if (!watching.has(this)) {
      watching.add(this);
      const look: VideoFrameRequestCallback = (_, { presentedFrames }) => {
        mark('frame');
        read(this, presentedFrames);
        plain.call(this, look);
      };
      plain.call(this, look);
    }
    return plain.call(this, callback);
  };

  function read(video: HTMLVideoElement, presented: number): void {
    const { videoWidth: width, videoHeight: height } = video;
    // The middle of the upper row of two, each an eighteenth of the picture.
    pen?.drawImage(video, 0, height * (1 - 1.7 / 18), width, height * (0.4 / 18), 0, 0, columns, 1);
    const { data } = pen?.getImageData(0, 0, columns, 1) ?? { data: [] };
    const greens = Array.from({ length: columns }, (_, at) => data[at * 4 + 1] ?? 0);
    const [white = 0, black = 0] = [greens[0], greens.at(-1)];
    if (white - black < 80) return;
    const bits = greens.slice(1, -1).map((green) => (green > (white + black) / 2 ? 1 : 0));
    const numberOf = (from: number, to: number) => bits.slice(from, to).reduce<number>((sum, bit) => sum * 2 + bit, 0);
    seen.pictures.push({ at: performance.now(), frame: numberOf(0, 24), x: numberOf(24, 32), presented });
  }
}

/** Runs in the page, too: then it never says that somebody looks at its start page, so that no build starts ahead. */
export function lookAtNothing(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its socket below
  const plain = WebSocket.prototype.send;
  WebSocket.prototype.send = function send(data) {
    if (data !== '{"type":"look"}') plain.call(this, data);
  };
}
