import { appConfig } from '../site/config';

/** After the page has loaded, so that nothing waits for it. In development a worker would answer with yesterday's files. */
if (appConfig().mode !== 'development' && 'serviceWorker' in navigator) {
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
}
