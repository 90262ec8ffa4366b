import {openBrowser} from '@remotion/renderer';

const [browserExecutable = null] = process.argv.slice(2);

/**
 * The lines that are the same on each machine and in each run. The signal is only part of the message if
 * Node.js reports the end of the process before the end of its output.
 */
const withoutStack = (message) =>
  message
    .split('\n')
    .filter((line) => !/^(?: {4}at |Error: Closed with \d+ signal: null$)/.test(line))
    .join('\n');

try {
  const browser = await openBrowser('chrome', {browserExecutable});
  await browser.close({silent: true});
  console.log('The browser started.');
} catch (error) {
  console.log(withoutStack(error.message));
  process.exitCode = 1;
}
