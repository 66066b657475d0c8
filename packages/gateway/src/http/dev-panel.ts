import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import type { SessionCookie } from '../access/session-cookie.ts';
import { forVisitors, type Pages } from './built-panel.ts';
import { graphiqlPolicy, panelPolicy, type PageOrigins } from './security-headers.ts';

/**
 * Serves the panel’s source through Vite, on the gateway’s own server and port: one origin, cookies and sockets as in
 * production, and hot reload.
 */
export async function createDevPanel(
  root: string,
  server: Server,
  cookie: SessionCookie,
  origins: PageOrigins,
): Promise<Pages> {
  // Vite is for development only: production neither loads nor needs it.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, allowedHosts: [new URL(origins.panel).hostname] },
  });

  async function page(entry: string, url: string): Promise<string> {
    return vite.transformIndexHtml(url, await readFile(path.join(root, entry), 'utf8'));
  }

  return {
    async panel(request, response, pathname) {
      const isPage = !/\.\w+$/.test(pathname) && !pathname.startsWith('/@');
      if (!isPage) {
        await new Promise<void>((resolve, reject) => {
          response.once('close', resolve);
          vite.middlewares(request, response, (error: unknown) => {
            if (error) reject(error instanceof Error ? error : new Error('Vite failed', { cause: error }));
            else response.writeHead(404).end('Not found');
          });
        });
        return;
      }
      response.setHeader('content-security-policy', panelPolicy(origins, true));
      cookie.renew(request, response);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(await page('index.html', pathname));
    },
    async graphiql(_request, response, visitors) {
      response.setHeader('content-security-policy', graphiqlPolicy(origins, true));
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(forVisitors(await page('graphiql.html', '/graphiql'), visitors));
    },
    close: () => vite.close(),
  };
}
