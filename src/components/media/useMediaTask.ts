import {useEffect, useRef, useState} from 'react';

/** A file of the reader, or a file of the site with its URL. */
export type MediaSource = File | {readonly name: string; readonly url: string};

export interface MediaTask<Result> {
  /** The result for the last file that could be read, and the name of that file. */
  readonly done: {readonly name: string; readonly result: Result} | undefined;
  /** The name of the file that is being read. */
  readonly reading: string | undefined;
  /** Why the last file couldn't be read. */
  readonly problem: string | undefined;
  readonly start: (source: MediaSource) => void;
}

/**
 * Runs a task for one file at a time. If the reader chooses another file, the task for the previous one is aborted, so
 * that the result always belongs to the last choice.
 *
 * @param run rejects with an `Error` whose message tells the reader why the file can't be used
 */
export const useMediaTask = <Result>(
  run: (source: MediaSource, signal: AbortSignal) => Promise<Result>,
  initial?: MediaTask<Result>['done'],
): MediaTask<Result> => {
  const [done, setDone] = useState(initial);
  const [reading, setReading] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const start = (source: MediaSource) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const {name} = source;
    setReading(name);
    setProblem(undefined);
    run(source, controller.signal)
      .then(
        (result) => !controller.signal.aborted && setDone({name, result}),
        (error: unknown) =>
          !controller.signal.aborted &&
          setProblem(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => !controller.signal.aborted && setReading(undefined));
  };

  return {done, reading, problem, start};
};
