// @ts-check
/**
 * Loaded by every Node program of an example's steps: what they print is what they print into a
 * terminal, and they reach no other machine.
 */
const net = require('node:net');
const tty = require('node:tty');

const {clearLine, clearScreenDown, cursorTo, moveCursor} = tty.WriteStream.prototype;
for (const stream of [process.stdout, process.stderr]) {
  // What programs call on a terminal once they take the stream for one.
  Object.assign(stream, {
    isTTY: true,
    columns: 100,
    rows: 40,
    clearLine,
    clearScreenDown,
    cursorTo,
    moveCursor,
  });
}

const here = /^(?:localhost|127(?:\.\d+){3}|::1|::|0\.0\.0\.0)$/;
const connect = net.Socket.prototype.connect;

// @ts-expect-error -- one function for all of its signatures
net.Socket.prototype.connect = function (...args) {
  // Node's own modules hand on the arguments as one list.
  const list = Array.isArray(args[0]) ? args[0] : args;
  const [first, second] = list;
  const host = typeof first === 'object' && first !== null ? first.host : second;
  if (typeof host === 'string' && !here.test(host)) {
    process.nextTick(() => {
      this.destroy(new Error(`Examples use no network, and this one asks for ${host}.`));
    });
    return this;
  }
  // @ts-expect-error -- see above
  return connect.apply(this, args);
};
