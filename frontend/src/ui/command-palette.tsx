import { type KeyboardEvent, useId, useState } from 'react';
import { type Command, CommandList, commandId } from './command-list';
import { Icon } from './icon';
import { Modal } from './modal';
import { matchingOptions } from './option-filter';

type CommandPaletteProps = {
  /** In the order of their groups; what is typed narrows them. */
  commands: readonly Command[];
  onClose: () => void;
  /** For what a server finds: hears what is typed; `found` is shown after the commands as it comes. */
  onQuery?: (query: string) => void;
  found?: readonly Command[];
  isSearching?: boolean;
};

/** One box that leads anywhere. Mounted means open. */
export function CommandPalette(props: CommandPaletteProps) {
  const { commands, onClose, onQuery, found = [], isSearching = false } = props;
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const shown = [...matchingOptions(commands, query), ...found];

  function run(command: Command | undefined) {
    if (!command) return;
    onClose();
    command.onSelect();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') run(shown[active]);
    else if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(1, shown.length));
    else if (event.key === 'ArrowUp') setActive((active + shown.length - 1) % Math.max(1, shown.length));
    else return;
    event.preventDefault();
  }

  return (
    <Modal
      label="Carian pantas"
      closesBeside
      keepsKeys
      onClose={onClose}
      className="mx-auto mt-[10dvh] mb-auto w-[calc(100vw-1.5rem)] max-w-xl animate-pop overflow-hidden rounded-xl border border-line bg-raised shadow-lg"
    >
      <div className="flex items-center gap-3 border-line border-b px-4">
        <Icon name="search" className="text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label="Cari halaman, orang atau rancangan"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[active] ? commandId(id, active) : undefined}
          autoComplete="off"
          value={query}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(0);
            onQuery?.(target.value);
          }}
          className="min-h-13 flex-1 bg-transparent text-base outline-none"
        />
      </div>
      <CommandList id={id} commands={shown} active={active} isSearching={isSearching} onRun={run} />
    </Modal>
  );
}
