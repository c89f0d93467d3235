import { useParams } from 'react-router';
import { EventPage } from './event-page';

export function OperationsEventScreen() {
  const { eventId = '' } = useParams();
  return <EventPage key={eventId} eventId={eventId} />;
}
