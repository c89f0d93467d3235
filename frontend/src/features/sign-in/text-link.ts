/** Links of the auth documents, which load a document: large enough for a thumb. */
export const textLink =
  'inline-flex min-h-11 items-center font-medium text-accent text-sm underline-offset-4 hover:text-accent-hover hover:underline sm:min-h-8';
