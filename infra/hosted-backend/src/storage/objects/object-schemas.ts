const text = { type: 'string', minLength: 1, maxLength: 1024 };

const fromTo = {
  bucketId: text,
  sourceKey: text,
  destinationKey: text,
  destinationBucket: { ...text, nullable: true },
};

const required = ['bucketId', 'sourceKey', 'destinationKey'];

export const moveSchema = { body: { type: 'object', properties: fromTo, required } };

const headerText = { type: 'string', pattern: '^[\\x20-\\x7e]{1,200}$' };

export const copySchema = {
  body: {
    type: 'object',
    properties: {
      ...fromTo,
      copyMetadata: { type: 'boolean', default: true },
      metadata: {
        type: 'object',
        nullable: true,
        properties: { cacheControl: headerText, mimetype: headerText, contentEncoding: headerText },
        additionalProperties: false,
      },
    },
    required,
  },
};

export const removeSchema = {
  body: {
    type: 'object',
    properties: { prefixes: { type: 'array', minItems: 1, maxItems: 1000, items: { type: 'string' } } },
    required: ['prefixes'],
  },
};
