/** Answered to the client in the words of the real server. */
export class Refusal extends Error {}

export const badToken = (reason: string) => new Refusal(`InvalidJWTToken: ${reason}`);

export const mayNotRead = (subTopic: string) =>
  new Refusal(`Unauthorized: You do not have permissions to read from this Channel topic: ${subTopic}`);

export const mayNotWrite = (subTopic: string) =>
  new Refusal(`Unauthorized: You do not have permissions to write to this Channel topic: ${subTopic}`);

export const privateOnly = () => new Refusal('PrivateOnly: This project only allows private channels');
