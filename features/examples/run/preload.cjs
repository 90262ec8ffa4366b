// @ts-check
/**
 * Loaded by every Node program of an example's steps. The programs print what they would print into a
 * terminal, see the same memory and cores on every machine, and reach no other machine.
 */
const childProcess = require('node:child_process');
const fs = require('node:fs');
const {syncBuiltinESMExports} = require('node:module');
const net = require('node:net');
const os = require('node:os');
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

// The toolkit derives cache sizes and the number of tabs from these, and prints some of them.
const memory = 2 * 1024 ** 3;
const cores = 2;
const [core] = os.cpus();
os.freemem = () => memory;
os.totalmem = () => 2 * memory;
os.availableParallelism = () => cores;
os.cpus = () => (core ? Array.from({length: cores}, () => core) : []);

// The toolkit also asks this program for the number of cores.
const {execSync} = childProcess;
// @ts-expect-error -- one function for all of its signatures
childProcess.execSync = (command, options) =>
  command === 'nproc' ? Buffer.from(`${cores}\n`) : execSync(command, options);

// The toolkit also reads the memory here, and warns if the two amounts differ.
const hidden = /^\/(?:sys\/fs\/cgroup|proc\/meminfo)/;
const {existsSync, readFileSync} = fs;
/** @param {unknown} file */
const isHidden = (file) => typeof file === 'string' && hidden.test(file);
fs.existsSync = (file) => !isHidden(file) && existsSync(file);
// @ts-expect-error -- one function for all of its signatures
fs.readFileSync = (file, options) => {
  if (isHidden(file)) {
    throw Object.assign(new Error(`ENOENT: no such file or directory, open '${String(file)}'`), {
      code: 'ENOENT',
    });
  }
  return readFileSync(file, options);
};
syncBuiltinESMExports();
