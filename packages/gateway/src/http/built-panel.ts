import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SessionCookie } from '../access/session-cookie.ts';
import { readAhead } from './ahead.ts';
import { readPanelFiles, type PanelFile } from './panel-files.ts';
import { graphiqlPolicy, panelPolicy, type PageOrigins } from './security-headers.ts';
import { sendFile } from './send-file.ts';
import { sendSentence } from './sentence-page.ts';

/** The pages for people: the panel at every path without an extension, GraphiQL at its own. */
export interface Pages {
  panel(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void>;
  /** GraphiQL for those who visit it; the caller has checked who does. */
  graphiql(request: IncomingMessage, response: ServerResponse, visitors: GraphiqlVisitors): Promise<void>;
  close(): Promise<void>;
}

/** Staff ask with their session, customers with a token only. */
export type GraphiqlVisitors = 'staff' | 'customers';

const GRAPHIQL_ENTRY = '/graphiql.html';

/** Tells the page what it asks with. */
export const forVisitors = (page: string, visitors: GraphiqlVisitors): string =>
  visitors === 'staff' ? page : page.replace('data-asks-with="session"', 'data-asks-with="token"');

/** Serves the panel as it was built. */
export async function createBuiltPanel(folder: string, cookie: SessionCookie, origins: PageOrigins): Promise<Pages> {
  const files = await readPanelFiles(folder);
  const ahead = readAhead(files);
  const editor = files.get(GRAPHIQL_ENTRY);
  const editorOfCustomers = editor && withToken(editor);

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

    async graphiql(request, response, visitors) {
      const file = visitors === 'staff' ? editor : editorOfCustomers;
      if (!file) return sendSentence(response, 503, 'GraphiQL is not built. Run npm start, which builds it.');
      response.setHeader('content-security-policy', graphiqlPolicy(origins));
      sendFile(request, response, file);
    },

    close: () => Promise.resolve(),
  };
}

function withToken({ forms, etag, ...file }: PanelFile): PanelFile {
  const page = forVisitors(forms.identity.toString(), 'customers');
  return { ...file, etag: etag.replace(/"$/, '-token"'), forms: { identity: Buffer.from(page) } };
}
