import {runRemotion} from './run-remotion.mjs';

await runRemotion({
  args: ['still', 'out/bundle', 'Invoice', 'out/invoice.png', '--frame=10'],
  // The message, the place and the code, but not the lines in React.
  message: /^(?:An error occurred|.*TypeError|at src|.*│).*/,
});
