export { seatsSentence } from './member-rules';
export { invitationsQuery, membersQuery } from './queries';
