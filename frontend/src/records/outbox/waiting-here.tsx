import type { Owner } from '../../session/owner';
import { Icon } from '../../ui/icon';
import type { OutboxKind } from './outbox-kind';
import { OutboxList } from './outbox-list';
import { useWaiting } from './waiting-query';

/** What was written here and has not reached the server. */
export function WaitingHere({
  owner,
  kinds,
  now,
}: {
  owner: Owner;
  kinds: readonly OutboxKind[];
  now: Date;
}) {
  const { own, ofOthers } = useWaiting(owner, kinds);
  return (
    <>
      {own.length > 0 && (
        <section aria-labelledby="waiting-here" className="mb-6 rounded-lg border border-line bg-sunken p-4">
          <h2 id="waiting-here" className="flex items-center gap-2 font-semibold">
            <Icon name="device" />
            Dalam peranti ini
          </h2>
          <OutboxList waiting={own} now={now} />
        </section>
      )}
      {ofOthers > 0 && (
        <p className="mb-6 text-muted text-sm">
          {ofOthers} kerja orang lain yang belum dihantar menunggu dalam peranti ini. Hanya pemiliknya dapat
          membukanya, selepas log masuk.
        </p>
      )}
    </>
  );
}
