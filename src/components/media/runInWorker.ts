/** What a worker of a tool sends: progress from 0 to 1 while it works, then its result or the message of an error. */
type WorkerMessage<Result> =
  {readonly progress: number} | {readonly result: Result} | {readonly error: string};

type JobHandler<Job, Result> = (
  job: Job,
  onProgress: (progress: number) => void,
) => Promise<Result>;

/**
 * Runs one job in a worker, which is ended afterward. `Handler` is the type of the function that the script of
 * the worker passes to `answerJobs()`.
 *
 * @param signal ends the worker; the promise is then rejected with the signal's reason
 * @throws {Error} the error of the job, or that the worker can't start
 */
export const runInWorker = <Handler extends JobHandler<never, unknown>>(
  start: () => Worker,
  job: Parameters<Handler>[0],
  signal: AbortSignal,
  onProgress?: (progress: number) => void,
): Promise<Awaited<ReturnType<Handler>>> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = start();
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)));
    worker.addEventListener(
      'message',
      ({data}: MessageEvent<WorkerMessage<Awaited<ReturnType<Handler>>>>) => {
        if ('progress' in data) {
          onProgress?.(data.progress);
        } else if ('result' in data) {
          end(() => resolve(data.result));
        } else {
          end(() => reject(new Error(data.error)));
        }
      },
    );
    worker.addEventListener('error', () =>
      end(() => reject(new Error('the script for this tool did not load. Reload the page.'))),
    );
    worker.postMessage(job);
  });

/** Answers the jobs of `runInWorker()`. Call it once in the script of a worker. */
export const answerJobs = (run: JobHandler<never, unknown>): void => {
  const send = (message: WorkerMessage<unknown>) => self.postMessage(message);
  self.addEventListener('message', ({data}: MessageEvent<unknown>) => {
    // `runInWorker()` sends what the function takes.
    run(data as never, (progress) => send({progress})).then(
      (result) => send({result}),
      (error: unknown) => send({error: error instanceof Error ? error.message : String(error)}),
    );
  });
};
