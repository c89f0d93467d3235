/** Where channels of one topic meet: the private ones and the public ones never do. */
export type Room = `private:${string}` | `public:${string}`;

export const roomOf = (subTopic: string, isPrivate: boolean): Room =>
  isPrivate ? `private:${subTopic}` : `public:${subTopic}`;

/** As the clients name it. */
export const topicOf = (room: Room) => `realtime:${room.slice(room.indexOf(':') + 1)}`;
