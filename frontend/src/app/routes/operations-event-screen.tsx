import { useParams } from 'react-router';
import { EventPage } from '../../features/operations/event/event-page';

export function OperationsEventScreen() {
  const { eventId = '' } = useParams();
  return <EventPage key={eventId} eventId={eventId} />;
}
