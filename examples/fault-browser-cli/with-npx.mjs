import {runNpx} from '../new-project.mjs';

const {printed, exitCode} = runNpx(process.argv.slice(2), ['remotion', 'versions']);
console.log(printed);
process.exitCode = exitCode;
