import { Icon } from '../../ui/icon';

/** Where the browser keeps no cookies: what cannot work here, and what to do. */
export function CookieNotice() {
  return (
    <div role="alert" className="rounded-md bg-warning-soft px-4 py-3 text-on-warning-soft text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="danger" />
        Sila benarkan kuki
      </p>
      <p className="mt-1">
        Pelayar ini menyekat kuki, jadi log masuk tidak dapat disimpan. Sila benarkan kuki bagi laman ini
        dalam tetapan pelayar, kemudian muat semula halaman.
      </p>
    </div>
  );
}
