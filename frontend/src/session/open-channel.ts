/** To the other tabs of this host; undefined in a browser that refuses it together with storage. */
export function openChannel<Message>(
  name: string,
  hear: (message: Message) => void,
): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
    return channel;
  } catch {
    return undefined;
  }
}
