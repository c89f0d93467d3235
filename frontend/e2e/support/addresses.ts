/** Where a product listens: its port. The runner's own unless a test has started another. */
export const PORT = process.env.BASE_PORT ?? '3000';

export function mainOrigin(port = PORT): string {
  return `http://localhost:${port}`;
}

/** Node resolves no subdomain of localhost; the loopback address counts as the main domain. */
export function loopbackOrigin(port = PORT): string {
  return `http://127.0.0.1:${port}`;
}

export function schoolOrigin(schoolCode: string, port = PORT): string {
  return `http://${schoolCode.toLowerCase()}.localhost:${port}`;
}
