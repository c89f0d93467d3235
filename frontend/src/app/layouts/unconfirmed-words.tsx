import { useQuery } from '@tanstack/react-query';
import { sessionCalendarQuery } from '../../school/calendar/session-calendar';

/** Of a session whose calendar nobody has published yet. */
export function UnconfirmedWords({ yearId }: { yearId: string }) {
  const { data } = useQuery(sessionCalendarQuery(yearId));
  return data?.kept.isConfirmed === false ? ' Kalendarnya belum disahkan.' : null;
}
