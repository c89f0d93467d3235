import { useSearchParams } from 'react-router';
import { parameters } from './plan-choice';

/** To somebody's plan of the same subject and level: one's own, or null for the school's. */
export function useGoToPlan(): (whose: string | null) => void {
  const [, setSearch] = useSearchParams();
  return (whose) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (whose) after.set(parameters.whose, whose);
      else after.delete(parameters.whose);
      return after;
    });
}
