/** Bytes of one message, as on the real server. */
export const messageBytes = 256 * 1024;
/** The binary frames give names one byte of length. */
export const nameBytes = 255;
export const channelsPerSocket = 100;
export const messagesPerSecond = 200;
/** A socket that does not read is not waited for. */
export const unreadBytes = 8 * 1024 * 1024;
/** Clients send a heartbeat every 25 or 30 s. */
export const silentMilliseconds = 75_000;

export const isName = (text: string) => {
  const { length } = Buffer.from(text);
  return length > 0 && length <= nameBytes && !text.includes('\0') && text.isWellFormed();
};
