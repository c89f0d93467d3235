/** Says when nothing has been heard for so many milliseconds. */
export function watchSilence(longest: number, onSilence: () => void) {
  const listen = () => setTimeout(onSilence, longest);
  let timer = listen();
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = listen();
  };
  return { heard, stop };
}
