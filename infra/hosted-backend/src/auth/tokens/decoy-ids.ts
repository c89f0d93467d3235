import { createHmac } from 'node:crypto';

/** In the form of a random uuid. */
export const decoyIds = (key: Buffer) => (name: string) =>
  createHmac('sha256', key)
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');
