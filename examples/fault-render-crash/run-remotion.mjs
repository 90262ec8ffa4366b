import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';

const escape = String.fromCharCode(27);
const colors = new RegExp(`${escape}\\[[\\d;]*m`, 'g');
const cursorMoves = new RegExp(`${escape}\\[[\\d;]*[A-Z]`, 'gi');

/**
 * Runs `npx remotion`, and prints the message of the error without progress, stack traces and code.
 * The exit code of the command becomes that of the script.
 *
 * @param options.args the arguments of the command
 * @param options.message matches what to print of a line
 * @param options.onStart called with the process
 */
export const runRemotion = async ({args, message, onStart}) => {
  // One stream for both, so that lines keep their order.
  const command = spawn('/bin/sh', ['-c', 'exec remotion "$@" 2>&1', 'sh', ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onStart?.(command);
  const [printed, [code]] = await Promise.all([text(command.stdout), once(command, 'exit')]);
  const lines = printed.replaceAll(colors, '').replaceAll(cursorMoves, '\n').split('\n');
  console.log(lines.flatMap((line) => message.exec(line)?.[0].trimEnd() ?? []).join('\n'));
  process.exitCode = code;
};

/** @returns the processes that a process has started, directly or not */
const descendantsOf = (pid) => {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, id, parent, args]) => ({id: Number(id), parent: Number(parent), args}));
  const found = new Set([pid]);
  // A process can be listed before its parent.
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const {id, parent} of processes) {
      if (found.has(parent)) {
        found.add(id);
      }
    }
  }

  return processes.filter(({id}) => id !== pid && found.has(id));
};

/**
 * Renders a composition that reports each frame to its prop `reportTo`, and kills processes of the render
 * at one of the frames, as Linux does if the memory is used up.
 *
 * @param options.args the arguments of `npx remotion`
 * @param options.message matches what to print of a line
 * @param options.pattern matches the command lines of the processes to kill
 * @param options.frame the frame at which to kill them
 * @param options.times how many times to kill them
 */
export const renderAndKill = async ({args, message, pattern, frame, times}) => {
  let pid = 0;
  let kills = 0;
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.url === `/${frame}` && kills < times) {
      kills += 1;
      for (const {id, args: line} of descendantsOf(pid)) {
        if (pattern.test(line)) {
          process.kill(id, 'SIGKILL');
        }
      }
    }

    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const props = JSON.stringify({reportTo: `http://127.0.0.1:${server.address().port}`});
  await runRemotion({
    args: [...args, `--props=${props}`],
    message,
    onStart: (command) => {
      pid = command.pid;
    },
  });
  server.closeAllConnections();
  server.close();
};
