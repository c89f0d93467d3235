import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { BACKEND_SOURCE, FRONTEND } from '../checkout.ts';
import { askBrowserConfig, withBrowserConfig } from './browser-config.ts';
import type { Environment } from './environment.ts';
import { type ReloadingBackend, startReloadingBackend } from './reloading-backend.ts';
import type { Stack } from './stack.ts';

const BACKEND_PATHS = ['/api', '/simulated-bank', '/ops', '/builds'];

/** As frontend/public-pages/public-pages.ts lists them. */
const PUBLIC_PAGE = /^\/(landing|index-new|pricing|terms|privacy|dskp)\/?(\?|$)/;

/** Of these the one that holds more for members. */
const OWN_PAGE = /^\/dskp\b/;

function isInSchool({ headers }: IncomingMessage): boolean {
  return !/^localhost\b/.test(headers.host ?? '') && /\brekod-session/.test(headers.cookie ?? '');
}

/** Vite with hot reload in front of the backend: one origin for every host, as when built. */
export async function startDevelopmentServer(stack: Stack, environment: Environment): Promise<void> {
  const backend = await startReloadingBackend(stack, environment);
  const server = createServer();
  const vite = await createViteServer(server, backend);
  vite.watcher.add(BACKEND_SOURCE).on('all', (_event, path) => {
    if (path.startsWith(BACKEND_SOURCE)) backend.reload();
  });
  server.on('request', async (request, response) => {
    await backend.settled();
    vite.middlewares(request, response, () => sendDocument(vite, backend, request, response));
  });
  await new Promise<void>((listening) => server.listen(stack.settings.port, '127.0.0.1', listening));
  stack.supervisor.add({
    name: 'development server',
    exited: new Promise(() => undefined),
    kill: () => undefined,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await vite.close();
    },
  });
}

function createViteServer(server: Server, backend: ReloadingBackend): Promise<ViteDevServer> {
  const target = `http://127.0.0.1:${backend.port}`;
  return createVite({
    configFile: join(FRONTEND, 'vite.config.ts'),
    configLoader: 'runner',
    appType: 'custom',
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      hmr: { server },
      allowedHosts: ['.localhost'],
      // The Host header stays: it names the school.
      proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target, changeOrigin: false }])),
    },
  });
}

async function sendDocument(
  vite: ViteDevServer,
  backend: ReloadingBackend,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const path = request.url ?? '/';
    const isPublic = PUBLIC_PAGE.test(path) && !(OWN_PAGE.test(path) && isInSchool(request));
    const file = isPublic ? 'public-pages/index.html' : 'index.html';
    const html = await vite.transformIndexHtml(
      `/${file}`,
      await readFile(join(FRONTEND, file), 'utf8'),
      path,
    );
    const config = await askBrowserConfig(backend.port, request.headers.host ?? 'localhost');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(withBrowserConfig(html, config));
  } catch (error) {
    response.statusCode = 500;
    response.end(error instanceof Error ? error.message : 'The document could not be made.');
  }
}
