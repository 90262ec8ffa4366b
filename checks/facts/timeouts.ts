import type {Code} from './code';
import {amount, says, type Fact} from './fact';

const delayRender = 'remotion/dist/cjs/delay-render.js';

function defaultTimeout(code: Code): number {
  const inBrowser = code.number(delayRender, /const defaultTimeout = (\d+);/);
  const inRenderer = code.number(
    '@remotion/renderer/dist/browser/TimeoutSettings.js',
    /DEFAULT_TIMEOUT = (\d+);/,
  );
  if (inBrowser !== inRenderer) {
    throw new Error(`The packages have two default timeouts: ${inBrowser} and ${inRenderer}.`);
  }
  return inRenderer;
}

const reserved = (code: Code): number => code.number(delayRender, /: defaultTimeout\)+ - (\d+);/);

const margin = (code: Code): number =>
  code.number(
    '@remotion/renderer/dist/seek-to-frame.js',
    /timeout: timeoutInMilliseconds \+ (\d+),/,
  );

const perFont = (code: Code): number =>
  code.number(
    '@remotion/google-fonts/dist/cjs/base.js',
    /Timed out loading Google Font'\)\);\s+\}, (\d+)\)/,
  );

const fontAttempts = (code: Code): number =>
  1 + code.number('@remotion/google-fonts/dist/cjs/base.js', /let attempts = (\d+);/);

/** Facts about the time that renders wait. */
export const timeouts: readonly Fact[] = [
  {
    name: 'the default timeout of a render',
    unit: 'milliseconds',
    read: defaultTimeout,
    statements: [
      says`timeout of the render, which (?:is|defaults to) ${amount}`,
      says`default timeout of ${amount}`,
      says`${amount}, the default timeout`,
      says`timeout of ${amount} minus \d`,
      says`Timeout \(${amount}\) exceeded`,
      says`The default is ${amount} and the minimum`,
      says`Timed out after ${amount} while setting up the headless browser`,
      says`never cleared, and times out after ${amount}`,
      says`causes a timeout ${amount} later`,
    ],
  },
  {
    name: 'the part of a timeout that Remotion reserves for the message',
    unit: 'milliseconds',
    read: reserved,
    statements: [
      says`Remotion subtracts ${amount}`,
      says`It is the timeout minus ${amount}`,
      says`timeout of [\d.]+ (?<unit>seconds) minus ${amount}`,
      says`timeout of [\d.]+ (?<unit>seconds), of which Remotion reserves ${amount}`,
      says`message is ${amount} shorter than the timeout`,
      says`If you set ${amount} or less, the handle times out`,
    ],
  },
  {
    name: 'the time after which delayRender() fails by default',
    unit: 'milliseconds',
    read: (code) => defaultTimeout(code) - reserved(code),
    statements: [
      says`not cleared after ${amount}`,
      says`the message (?:for the default timeout )?says \`${amount}`,
      says`shorter than the timeout: \`${amount}`,
      says`immediately instead of after ${amount}`,
      says`The default is ${amount}, which is the timeout`,
      says`the file takes longer than ${amount} to download`,
      says`By default, a render waits ${amount}`,
    ],
  },
  {
    name: 'the minimum timeout of a render',
    unit: 'milliseconds',
    read: (code) =>
      code.number(
        '@remotion/renderer/dist/validate-puppeteer-timeout.js',
        /timeoutInMilliseconds < (\d+)/,
      ),
    statements: [
      {on: /timeout-in-milliseconds/, says: says`integer of at least ${amount}`},
      says`and the minimum is ${amount}`,
      says`bigger or equal than ${amount}`,
    ],
  },
  {
    name: 'how much longer than its timeout a render waits for a frame',
    unit: 'milliseconds',
    read: margin,
    statements: [
      says`waits at most ${amount} longer than its own timeout`,
      says`the duration is your timeout plus ${amount}`,
    ],
  },
  {
    name: 'the time that a render waits for a frame by default',
    unit: 'milliseconds',
    read: (code) => defaultTimeout(code) + margin(code),
    statements: [says`render the React component at frame \d+ failed: timeout ${amount} exceeded`],
  },
  {
    name: 'the time that Chrome has to start',
    unit: 'milliseconds',
    read: (code) => code.number('@remotion/renderer/dist/open-browser.js', /timeout: (\d+),/),
    statements: [
      says`Timed out after ${amount} while trying to connect to the browser`,
      says`Chrome (?:didn't respond|doesn't start) within ${amount}`,
    ],
  },
  {
    name: 'the duration of one attempt to load a file of a Google font',
    unit: 'milliseconds',
    read: perFont,
    statements: [says`attempts of ${amount} each`],
  },
  {
    name: 'the number of attempts to load a file of a Google font',
    read: fontAttempts,
    statements: [says`all ${amount} attempts of`],
  },
  {
    name: 'the time in which a file of a Google font must load',
    unit: 'milliseconds',
    read: (code) => perFont(code) * fontAttempts(code),
    statements: [{on: /google-fonts/, says: says`a file didn't load within ${amount}`}],
  },
];
