import assert from 'node:assert/strict';

/** @typedef {() => unknown} Call */

/**
 * Calls for which pages say the same in `node`.
 *
 * @typedef {object} Group
 * @property {boolean} works whether the calls do their job in a script
 * @property {string} [note] the note of the pages
 * @property {RegExp} [rejects] the message with which every call fails
 * @property {RegExp} [warns] what every call prints
 * @property {Record<string, Call>} probes the calls, by the route of the page below
 *   `/docs`. Without `rejects` and `warns`, a call returns something truthy.
 */

/**
 * Makes the calls of some pages, one after the other, sends the parent process what each group states, with the problems,
 * and ends the process. A call that ends the process, hangs, or throws in a callback only fails itself.
 *
 * @param {readonly Group[]} groups
 * @param {readonly string[]} routes the pages whose calls are made
 * @param {number} limit milliseconds after which a call hangs. The slowest takes a few seconds on a busy machine.
 */
export const runAll = async (groups, routes, limit = 60_000) => {
  const {exit} = process;
  process.exit = (code) => {
    throw new Error(`It ended the process with code ${code ?? 0}.`);
  };
  const results = [];
  for (const {works, note, rejects, warns, probes} of groups) {
    for (const [route, call] of Object.entries(probes)) {
      const problem = routes.includes(route)
        ? await problemOf(route, call, {rejects, warns, limit})
        : undefined;
      results.push({route, works, note, code: String(call), problem});
    }
  }
  process.send(results, () => exit(0));
};

/** Returns how a call differs from what its group states, or undefined. */
const problemOf = async (route, call, {rejects, warns, limit}) => {
  // If the process crashes, the parent shows the last line.
  process.stderr.write(`${route}\n`);
  const {log, warn} = console;
  const printed = [];
  console.log = console.warn = (...words) => printed.push(words.join(' '));
  try {
    if (rejects) {
      await assert.rejects(settle(call, limit), rejects);
    } else {
      const result = await settle(call, limit);
      assert.ok(
        warns ? warns.test(printed.join('\n')) : result,
        'The call did not do what its group states.',
      );
    }
    return undefined;
  } catch (error) {
    return String(error?.message ?? error);
  } finally {
    Object.assign(console, {log, warn});
  }
};

/** Waits until a call ends, throws in a callback, or hangs. */
const settle = async (call, limit) => {
  let interrupt;
  const interrupted = new Promise((_, reject) => {
    interrupt = reject;
  });
  const timer = setTimeout(
    () => interrupt(new Error(`It has no result after ${limit / 1000} s.`)),
    limit,
  );
  process.on('uncaughtException', interrupt);
  try {
    return await Promise.race([call(), interrupted]);
  } finally {
    clearTimeout(timer);
    process.off('uncaughtException', interrupt);
  }
};
