import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { portOf } from '@launchyard/testing/world/ports';

const BLANK = '<!doctype html><title>Bench</title><input type="file" aria-label="File">';

/** Serves the scripts of a folder and, at `/`, a page with only a file input. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(({ url = '/' }, response) => {
    if (!url.endsWith('.js')) {
      response.setHeader('content-type', 'text/html').end(BLANK);
      return;
    }
    response.setHeader('content-type', 'text/javascript');
    createReadStream(join(folder, normalize(`/${url}`)))
      .on('error', (error) => response.destroy(error))
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
