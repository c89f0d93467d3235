// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active option
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the same
// biome-ignore-all lint/a11y/useSemanticElements: a native list of options cannot be searched
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import type { Option } from './option-filter';

export type Command = Option & {
  icon: IconName;
  /** Commands of one group stand together: "Halaman", "Murid". */
  group: string;
  onSelect: () => void;
};

export function commandId(paletteId: string, index: number): string {
  return `${paletteId}-command-${index}`;
}

type CommandListProps = {
  id: string;
  commands: readonly Command[];
  active: number;
  isSearching: boolean;
  onRun: (command: Command) => void;
};

export function CommandList({ id, commands, active, isSearching, onRun }: CommandListProps) {
  return (
    <>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Hasil carian"
        className="max-h-[50dvh] overflow-y-auto p-1.5 empty:hidden"
      >
        {commands.map((command, index) => (
          <div key={command.value} role="presentation">
            {command.group !== commands[index - 1]?.group && (
              <p role="presentation" className="px-3 pt-2 pb-1 font-medium text-muted text-xs">
                {command.group}
              </p>
            )}
            <CommandOption {...{ command, onRun }} id={commandId(id, index)} isActive={index === active} />
          </div>
        ))}
      </div>
      <p role="status" className="px-5 py-4 text-muted text-sm empty:hidden">
        {resultSentence(commands.length, isSearching)}
      </p>
    </>
  );
}

type CommandOptionProps = {
  id: string;
  command: Command;
  isActive: boolean;
  onRun: (command: Command) => void;
};

function CommandOption({ id, command, isActive, onRun }: CommandOptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      ref={isActive ? showActive : undefined}
      onClick={() => onRun(command)}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm hover:bg-sunken',
        isActive && 'bg-accent-soft text-on-accent-soft',
      )}
    >
      <Icon name={command.icon} />
      <span className="min-w-0 flex-1 truncate">{command.label}</span>
      {command.detail && <span className="truncate text-xs">{command.detail}</span>}
    </div>
  );
}

function resultSentence(count: number, isSearching: boolean): string {
  if (isSearching) return 'Mencari…';
  return count === 0 ? 'Tiada yang sepadan. Sila cuba perkataan lain.' : '';
}

function showActive(option: HTMLDivElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
