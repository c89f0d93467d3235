import { useParams } from 'react-router';

/** The code in the address, however it is written: what is asked of one school is kept once. */
export function useSchoolOfAddress(): string {
  return (useParams().schoolCode ?? '').toLowerCase();
}
