const columns = ['name', 'updated_at', 'created_at', 'last_accessed_at'];
const text = { type: 'string', maxLength: 1024 };

const sortBy = {
  type: 'object',
  nullable: true,
  properties: {
    column: { enum: columns, default: 'name' },
    order: { enum: ['asc', 'desc'], default: 'asc' },
  },
  default: {},
};

export const folderSchema = {
  body: {
    type: 'object',
    properties: {
      prefix: text,
      limit: { type: 'integer', minimum: 1, maximum: 10_000, default: 100 },
      offset: { type: 'integer', minimum: 0, maximum: 100_000_000, default: 0 },
      search: { ...text, default: '' },
      sortBy,
    },
    required: ['prefix'],
  },
};

export const pageSchema = {
  body: {
    type: 'object',
    properties: {
      prefix: { ...text, default: '' },
      limit: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
      cursor: { type: 'string', maxLength: 4096, nullable: true },
      with_delimiter: { type: 'boolean', default: false },
      sortBy,
    },
  },
};
