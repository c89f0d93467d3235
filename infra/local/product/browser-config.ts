import { get } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the backend puts into the document of this host. fetch cannot set Host, which names the school. */
export function askBrowserConfig(port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: '/api/browser-config', headers: { host } };
    const request = get(options, (response) => text(response).then(resolve, reject));
    request.once('error', reject);
  });
}

export function withBrowserConfig(html: string, config: string): string {
  const safe = config.replaceAll('<', '\\u003c');
  return html.replace(
    '<!--app-config-->',
    () => `<script type="application/json" id="app-config">${safe}</script>`,
  );
}
