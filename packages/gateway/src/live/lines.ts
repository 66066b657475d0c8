const MAX_LINE_CHARACTERS = 1_048_576;

/** The lines of a byte stream as they become complete; text after the last line break is dropped. */
export async function* readLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_CHARACTERS) throw new Error('a line of the event stream is too long');
    yield* lines.filter((line) => line !== '');
  }
}
