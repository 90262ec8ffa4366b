import {useEffect, useRef, useState} from 'react';

/** A file of the reader, or a file with its absolute URL. */
export type MediaSource = File | {readonly name: string; readonly url: string};

export interface MediaTask<Result, Input = MediaSource> {
  /** The result for the last file that could be read, and the name of that file. */
  readonly done: {readonly name: string; readonly result: Result} | undefined;
  /** The name of the file that is being read. */
  readonly reading: string | undefined;
  /** How much of the task is done, from 0 to 1, if the task reports it. */
  readonly progress: number | undefined;
  /** Why the last file couldn't be read. */
  readonly problem: string | undefined;
  readonly start: (input: Input) => void;
  readonly cancel: () => void;
  /** Ends the task, and forgets the last result and problem. */
  readonly reset: () => void;
}

/**
 * Runs a task for one file at a time. If the reader chooses another file, the task for the previous one is aborted, so
 * that the result always belongs to the last choice.
 *
 * @param run rejects with an `Error` whose message tells the reader why the file can't be used
 */
export const useMediaTask = <Result, Input extends {readonly name: string} = MediaSource>(
  run: (
    input: Input,
    signal: AbortSignal,
    onProgress: (progress: number) => void,
  ) => Promise<Result>,
  initial?: MediaTask<Result>['done'],
): MediaTask<Result, Input> => {
  const [done, setDone] = useState(initial);
  const [reading, setReading] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setReading(undefined);
    setProgress(undefined);
  };

  const reset = () => {
    cancel();
    setDone(undefined);
    setProblem(undefined);
  };

  const start = (input: Input) => {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    const {name} = input;
    const ifCurrent =
      <Value>(use: (value: Value) => void) =>
      (value: Value) => {
        if (!controller.signal.aborted) {
          use(value);
        }
      };
    setReading(name);
    setProblem(undefined);
    run(input, controller.signal, ifCurrent(setProgress))
      .then(
        ifCurrent((result: Result) => setDone({name, result})),
        ifCurrent((error: unknown) =>
          setProblem(error instanceof Error ? error.message : String(error)),
        ),
      )
      .finally(() => ifCurrent(cancel)(undefined));
  };

  return {done, reading, progress, problem, start, cancel, reset};
};
