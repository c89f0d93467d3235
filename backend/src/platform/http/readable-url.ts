import type { IncomingMessage } from 'node:http';

/**
 * The address as it came, or, where its escapes cannot be decoded, taken literally: so it goes the way of every
 * unknown address instead of leaving the server without a header or a body of ours.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '', ...query] = url.split('?');
  if (canDecode(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

function canDecode(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
