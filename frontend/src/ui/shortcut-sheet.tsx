import { Dialog } from './dialog';
import { Kbd } from './kbd';

export type ShortcutGroup = {
  title: string;
  /** Keys are pressed together, `['Ctrl', 'K']`, or one after the other, `['G', 'R']`. */
  shortcuts: readonly { keys: readonly string[]; label: string }[];
};

type ShortcutSheetProps = { groups: readonly ShortcutGroup[]; onClose: () => void };

/** What `?` shows. */
export function ShortcutSheet({ groups, onClose }: ShortcutSheetProps) {
  return (
    <Dialog title="Pintasan papan kekunci" onClose={onClose}>
      <div className="flex flex-col gap-5">
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="pb-1 font-medium text-muted text-sm">{title}</h3>
            <dl className="divide-y divide-line">
              {shortcuts.map(({ keys, label }) => (
                <div key={label} className="flex min-h-10 items-center justify-between gap-4 text-sm">
                  <dt>{label}</dt>
                  <dd className="flex gap-1">
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
