type Typed = { from: string; to: string };

/** Of days as they are typed; without a last one until further notice. */
export const spanRules = {
  from: ({ from }: Typed) => (from ? undefined : 'Sila pilih hari pertama.'),
  to: ({ from, to }: Typed) =>
    to !== '' && to < from ? 'Sila pilih hari terakhir yang tidak sebelum hari pertama.' : undefined,
};
