/** Codes of MyInvois (sdk.myinvois.hasil.gov.my/codes/state-codes), in the order of its list. */
export const MALAYSIAN_STATES = {
  '01': 'Johor',
  '02': 'Kedah',
  '03': 'Kelantan',
  '04': 'Melaka',
  '05': 'Negeri Sembilan',
  '06': 'Pahang',
  '07': 'Pulau Pinang',
  '08': 'Perak',
  '09': 'Perlis',
  '10': 'Selangor',
  '11': 'Terengganu',
  '12': 'Sabah',
  '13': 'Sarawak',
  '14': 'Wilayah Persekutuan Kuala Lumpur',
  '15': 'Wilayah Persekutuan Labuan',
  '16': 'Wilayah Persekutuan Putrajaya',
  '17': 'Tidak berkenaan',
} as const;

export type StateCode = keyof typeof MALAYSIAN_STATES;
/** By their numbers: an object has those without a leading zero first. */
export const STATE_CODES = (Object.keys(MALAYSIAN_STATES) as StateCode[]).sort();
/** Where a school can be. */
export const SCHOOL_STATES = STATE_CODES.filter((code) => code !== '17');
