const shape = /^(?<hour>\d{1,2})(?:[.:\s]?(?<minute>[0-5]\d))?\s*(?<part>[a-z ]*)$/;

/** The hours that a part of the day may name, as written on a clock of twelve. */
const parts: Record<string, (hour: number) => number> = {
  pagi: (hour) => hour % 12,
  'tengah hari': (hour) => (hour < 10 ? hour + 12 : hour),
  petang: (hour) => (hour % 12) + 12,
  malam: (hour) => (hour === 12 ? 0 : (hour % 12) + 12),
};

const shortParts: Record<string, string> = { am: 'pagi', pm: 'petang', tgh: 'tengah hari' };

/** No lesson is held at half past one in the morning: such an hour without a part of the day is one of the afternoon. */
const firstHourOfMorning = 6;

/** `HH:MM` of what a person typed: 7.30 pagi, 730, 1.30 petang, 13:30. Nothing for no such time. */
export function parseTypedTime(typed: string): string | undefined {
  const { hour = '', minute = '00', part = '' } = shape.exec(typed.trim().toLowerCase())?.groups ?? {};
  const hours = hour && hourOf(hour, part.trim());
  return typeof hours === 'number' && hours < 24 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined;
}

function hourOf(text: string, part: string): number | undefined {
  const hour = Number(text);
  if (part) return hour < 13 ? parts[shortParts[part] ?? part]?.(hour) : undefined;
  const isAfternoon = text.length === 1 && hour > 0 && hour < firstHourOfMorning;
  return isAfternoon ? hour + 12 : hour;
}
