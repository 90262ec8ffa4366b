/** A task that may need fixed ports. */
export interface PortTask {
  /** Ports that its programs listen on. */
  readonly ports?: readonly number[];
}

/**
 * Runs up to `jobs` tasks at the same time. Tasks start in order, but a task waits while another task uses one
 * of its ports.
 *
 * @param run must not reject
 */
export const runInParallel = async <T extends PortTask>(
  tasks: readonly T[],
  jobs: number,
  run: (task: T) => Promise<void>,
): Promise<void> => {
  const waiting = [...tasks];
  const running = new Map<T, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const taken = new Set([...running.keys()].flatMap(({ports = []}) => ports));
    const next =
      running.size < jobs
        ? waiting.findIndex(({ports = []}) => !ports.some((port) => taken.has(port)))
        : -1;
    const [task] = next < 0 ? [] : waiting.splice(next, 1);
    if (task) {
      running.set(
        task,
        run(task).finally(() => running.delete(task)),
      );
    } else {
      await Promise.race(running.values());
    }
  }
};
