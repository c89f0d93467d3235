import type { IncomingHttpHeaders } from 'node:http';
import type { ObjectMetadata } from '../storage-tables.ts';

/** Whether the client already has this content; the tag decides before the time. */
export function isUnchanged(headers: IncomingHttpHeaders, { eTag, lastModified }: ObjectMetadata): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => isSameTag(tag.trim(), eTag));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(Date.parse(lastModified) / 1000) * 1000 <= since;
}

const isSameTag = (given: string, eTag: string) => given === '*' || given.replace(/^W\//, '') === eTag;
