import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SessionCookie } from '../access/session-cookie.ts';
import { readAhead } from './ahead.ts';
import { readPanelFiles } from './panel-files.ts';
import { graphiqlPolicy, panelPolicy, type PageOrigins } from './security-headers.ts';
import { sendFile } from './send-file.ts';
import { sendSentence } from './sentence-page.ts';

/** The pages for people: the panel at every path without an extension, GraphiQL at its own. */
export interface Pages {
  panel(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void>;
  /** For those who may see it; the caller has checked that. */
  graphiql(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

const GRAPHIQL_ENTRY = '/graphiql.html';

/** Serves the panel as it was built. */
export async function createBuiltPanel(folder: string, cookie: SessionCookie, origins: PageOrigins): Promise<Pages> {
  const files = await readPanelFiles(folder);
  const ahead = readAhead(files);

  return {
    async panel(request, response, pathname) {
      const isPage = !/\.\w+$/.test(pathname);
      const file = isPage ? files.get('/index.html') : files.get(pathname);
      if (!file && isPage)
        return sendSentence(response, 503, 'The panel is not built. Run npm start, which builds it.');
      if (!file || pathname === GRAPHIQL_ENTRY) {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
        response.end('Not found');
        return;
      }
      if (isPage || file.type.startsWith('text/html')) {
        response.setHeader('content-security-policy', panelPolicy(origins));
        cookie.renew(request, response);
        // Visitors who are not signed in are redirected.
        const links = cookie.read(request) === undefined ? undefined : ahead(pathname);
        if (links !== undefined) response.setHeader('link', links);
      }
      sendFile(request, response, file);
    },

    async graphiql(request, response) {
      const file = files.get(GRAPHIQL_ENTRY);
      if (!file) return sendSentence(response, 503, 'GraphiQL is not built. Run npm start, which builds it.');
      response.setHeader('content-security-policy', graphiqlPolicy(origins));
      sendFile(request, response, file);
    },

    close: () => Promise.resolve(),
  };
}
