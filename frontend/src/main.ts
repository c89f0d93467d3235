import './ui/application.css';
import { createRoot } from 'react-dom/client';
import { authPageAt } from './app/documents';
import { isPrefetching } from './app/prefetching';
import { mayReload } from './app/reload-guard';
import { appConfig } from './site/config';
import { tabStorage } from './site/safe-storage';

// Leaving a page ends what it was fetching (Firefox says so to the page): loading it again would end the leaving. Whoever
// stays after all, or only takes a file, is here still when this time is over.
const LEAVING_MS = 10_000;
let leftAt = Number.NEGATIVE_INFINITY;
window.addEventListener('beforeunload', () => {
  leftAt = performance.now();
});

// A chunk of an older build is gone: the newer build is on the server. Offline a reload would only lose the page.
window.addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine || isPrefetching() || performance.now() - leftAt < LEAVING_MS) return;
  if (!mayReload(window.location.pathname, Date.now(), tabStorage)) return;
  event.preventDefault();
  window.location.reload();
});

// What is kept for the time without a network comes when the page has what it needs. In development a worker would answer
// with yesterday's files.
const INSTALLATION_MS = 1_000;
window.addEventListener('load', () => {
  if (appConfig().mode === 'development' || !('serviceWorker' in navigator)) return;
  const install = () => navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  setTimeout(() => void install().catch(() => undefined), INSTALLATION_MS);
});

const host = document.getElementById('app');
if (!host) throw new Error('The document has no place for the application.');
const root = createRoot(host);

const authPage = authPageAt(window.location.pathname);
if (authPage) {
  document.documentElement.dataset.drawn = '';
  const { startAuthDocument } = await import('./app/auth-document');
  await startAuthDocument(root, authPage);
} else {
  const { startApplication } = await import('./app/application');
  await startApplication(root);
}
