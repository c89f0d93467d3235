import { defineBucket } from '../../platform/hosted-backend/file-bucket.js';
import { DOCX, PDF, ZIP } from '../../platform/papers/media-types.js';
import { USUAL_PRESS } from '../../platform/papers/paper-press.js';

/** A file comes a moment before its row says so, and lies there for a day. */
export const MADE_PAPERS = defineBucket({
  name: 'made-papers',
  maxBytes: USUAL_PRESS.bounds.bytes,
  types: [PDF, DOCX, ZIP],
  graceDays: 1,
});

export const pathOf = (schoolId: string, id: string) => `${schoolId}/${id}`;
