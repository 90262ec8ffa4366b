import {samplesCheck} from '../features/samples/check';
import {readCli} from './cli/facts';

/** The check of the samples, which also compares commands in samples with the CLI of the installed packages. */
export const check = samplesCheck(readCli);
