/**
 * Returns a function that listens to events of the window, before all listeners of elements, until the signal is
 * aborted.
 */
export const listen =
  (window: Window, signal: AbortSignal) =>
  <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ): void =>
    window.addEventListener(type, listener, {capture: true, signal});
