import {runNpx} from '../new-project.mjs';

const args = ['remotion', 'upgrade', '--version=4.0.331', '--', '--dry-run'];
const {printed} = runNpx(['@remotion/cli', 'remotion'], args);

// The rest is printed by npm, which would need a network.
console.log(printed.split('\n').slice(0, 2).join('\n'));
