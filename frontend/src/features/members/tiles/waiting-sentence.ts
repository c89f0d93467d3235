type Asked = { state: 'waiting' | 'expired' | 'revoked' | 'accepted' };

/** "3 jemputan menunggu, 1 tamat tempoh" */
export function waitingSentence(invitations: readonly Asked[]): string {
  const count = (wanted: Asked['state']) => invitations.filter(({ state }) => state === wanted).length;
  const waiting = count('waiting');
  const expired = count('expired');
  if (waiting + expired === 0) return 'Tiada jemputan yang menunggu';
  return [waiting > 0 && `${waiting} jemputan menunggu`, expired > 0 && `${expired} jemputan tamat tempoh`]
    .filter(Boolean)
    .join(', ');
}
