import { useEffect, useState } from 'react';
import { type Availability, askAvailability } from './code-availability';

const pauseMs = 400;

/** What the server says of a code while it is typed; nothing while it is asked, or without a network. */
export function useAvailability(code: string): Availability | undefined {
  const [answer, setAnswer] = useState<{ code: string; availability: Availability }>();
  useEffect(() => {
    if (code.length < 3) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      askAvailability(code, asking.signal).then(
        ({ availability }) => setAnswer({ code, availability }),
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [code]);
  return answer?.code === code ? answer.availability : undefined;
}
