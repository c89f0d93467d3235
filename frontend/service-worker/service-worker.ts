import { handlingOf, isPage, opensWithoutNetwork, scriptsOf } from './handling-of';

declare const self: ServiceWorkerGlobalScope;
/** Written before this file by the build. */
declare const PRECACHED: Readonly<{ build: string; files: readonly string[] }>;

const cacheName = `files-${PRECACHED.build}`;
const offlinePage = '/offline.html';
/** Its document is the same for every page of the application on this host, and for everybody. */
const applicationPage = '/dashboard';

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, self.location.origin);
  if (handling === 'page') event.respondWith(pageOrOffline(event));
  if (handling === 'file') event.respondWith(keptOrFetched(event));
});

/** All of it or nothing: a worker that lacks a file is not installed, and the one before it stays. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([new Request(offlinePage, { cache: 'reload' }), ...PRECACHED.files]);
  const files = await Promise.all(PRECACHED.files.map((file) => cache.match(file)));
  if (files.some((file) => !file || isPage(file))) throw new Error('Something on the way has answered.');
  await keepApplication(cache);
  await self.skipWaiting();
}

/** Asked for by nobody in particular, on the host of a school. One of another build would miss its files here. */
async function keepApplication(cache: Cache): Promise<void> {
  const request = new Request(applicationPage, { cache: 'reload', credentials: 'omit' });
  const response = await fetch(request);
  if (!response.ok || response.redirected) return;
  const scripts = scriptsOf(await response.clone().text());
  if (scripts.length === 0 || !scripts.every((file) => PRECACHED.files.includes(file)))
    throw new Error('There is a newer build, or something on the way has answered.');
  await cache.put(applicationPage, response);
}

/** From the next navigation on this build answers; what another build kept is gone. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

/** Pages come from the server. Without a network the application opens what it keeps for whoever is signed in. */
async function pageOrOffline({ preloadResponse, request }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const { pathname } = new URL(request.url);
    const page = opensWithoutNetwork(pathname) ? applicationPage : offlinePage;
    return (await caches.match(page)) ?? Response.error();
  }
}

/** The name of such a file changes with its content. */
async function keptOrFetched(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok && !isPage(response)) event.waitUntil(cache.put(event.request, response.clone()));
  return response;
}
