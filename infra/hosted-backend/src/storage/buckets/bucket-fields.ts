import { sizeLimit } from './size-limit.ts';

export interface NewBucket {
  name: string;
  id?: string;
  public?: boolean;
  file_size_limit?: number | string | null;
  allowed_mime_types?: string[] | null;
}

const settings = {
  public: { type: 'boolean' },
  file_size_limit: {
    anyOf: [
      { type: 'integer', nullable: true, minimum: 0 },
      { type: 'string', maxLength: 30 },
    ],
  },
  allowed_mime_types: {
    type: 'array',
    nullable: true,
    maxItems: 100,
    items: { type: 'string', maxLength: 200 },
  },
};

const name = { type: 'string', minLength: 1 };

export const createBucketSchema = {
  body: { type: 'object', properties: { name, id: name, ...settings }, required: ['name'] },
};

export const updateBucketSchema = { body: { type: 'object', properties: settings } };

/** What is not given stays as it is. */
export function bucketValues(given: Partial<NewBucket>, most: number) {
  const { public: open, file_size_limit: limit, allowed_mime_types: types } = given;
  return {
    ...(open !== undefined && { public: open }),
    // Zero says, as in the real service, that there is no limit of its own.
    ...(limit !== undefined && { file_size_limit: limit ? sizeLimit(limit, most) : null }),
    ...(types !== undefined && { allowed_mime_types: types }),
  };
}
