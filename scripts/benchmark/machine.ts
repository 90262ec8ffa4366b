import {availableParallelism, loadavg} from 'node:os';

/** The cores and the load of the machine, and whether times measured on it say something. */
export const describeMachine = (): string => {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  return `${cores} cores, load ${load.toFixed(1)}${load > 0.5 ? ': NOT IDLE, so times and scores are worse than they are on an idle machine' : ''}`;
};

/** Tells what is being measured. */
export const say = (line: string): void => console.log(`… ${line}`);
