const MAX_LINE_CHARACTERS = 1_048_576;

/** The lines of a stream of bytes as they become complete; what follows the last line break is no line. */
export async function* readLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_CHARACTERS) throw new Error('a line of the event stream has no end');
    yield* lines.filter((line) => line !== '');
  }
}
