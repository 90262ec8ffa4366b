import {availableParallelism, loadavg} from 'node:os';

/** Describes the cores and the load of the machine, with a warning if measured times aren't meaningful. */
export const describeMachine = (): string => {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  return `${cores} cores, load ${load.toFixed(1)}${load > 0.5 ? ': NOT IDLE, so times and scores are worse than on an idle machine' : ''}`;
};

export const say = (line: string): void => console.log(`… ${line}`);
