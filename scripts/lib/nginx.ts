import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

const brotliModule = 'ngx_http_brotli_static_module.so';

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {stdio: 'ignore', timeout: 300_000}).status === 0;

const output = (command: string, args: readonly string[]): string => {
  const {stdout, stderr} = spawnSync(command, args, {encoding: 'utf8', timeout: 10_000});
  return `${stdout}${stderr}`;
};

/** Where Debian has programs that are not on the path of everybody. */
const programPath = `${process.env['PATH'] ?? ''}${path.delimiter}/usr/sbin`;

const find = (name: string): string | undefined =>
  programPath
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

interface Installed {
  readonly program: string;
  /** The module for brotli files, unless nginx has it built in. */
  readonly module: string | undefined;
}

const findNginx = (): Installed | undefined => {
  const program = find('nginx');
  if (!program) {
    return undefined;
  }
  const build = output(program, ['-V']);
  if (build.includes('ngx_brotli')) {
    return {program, module: undefined};
  }
  const folder = /--modules-path=(\S+)/.exec(build)?.[1];
  const module = folder && path.join(folder, brotliModule);
  return module && existsSync(module) ? {program, module} : undefined;
};

/** Installs packages of Debian; false where there is no apt-get or it asks for a password. */
const installByApt = (packages: readonly string[]): boolean => {
  const [command = '', ...before] =
    process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const apt = (...args: string[]) => succeeds(command, [...before, ...args]);
  return (
    succeeds('apt-get', ['--version']) &&
    apt('update') &&
    apt('install', '--yes', '--no-install-recommends', ...packages)
  );
};

/**
 * @throws when a program is not there and cannot be installed, with what to do
 */
const installed = <T>(look: () => T | undefined, packages: readonly string[]): T => {
  const found = look() ?? (installByApt(packages) ? look() : undefined);
  if (!found) {
    throw new Error(
      `There is no ${packages.join(' with ')}, and apt-get could not install it. On Debian and Ubuntu: \`sudo apt-get install ${packages.join(' ')}\`.`,
    );
  }
  return found;
};

/**
 * nginx with its module for brotli files, installed if need be.
 *
 * @throws when it cannot be had
 */
export const setUpNginx = (): Installed =>
  installed(findNginx, ['nginx-light', 'libnginx-mod-http-brotli-static']);

/**
 * The path of wrk, installed if need be.
 *
 * @throws when it cannot be had
 */
export const setUpWrk = (): string => installed(() => find('wrk'), ['wrk']);

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Everything that nginx writes goes to its own folder, so that it needs no rights. */
const configuration = (site: string, port: number, module: string | undefined): string => `
${module ? `load_module ${module};` : ''}
${process.getuid?.() === 0 ? '# Started by root, it has to be told to stay so: the site may be in a folder of root.\nuser root;' : ''}
worker_processes auto;
worker_rlimit_nofile 4096;
daemon off;
pid nginx.pid;
error_log error.log warn;
events {
    worker_connections 1024;
}
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include "${site}/.nginx/http.conf";
    server {
        listen 127.0.0.1:${port};
        root "${site}";
        include "${site}/.nginx/server.conf";
    }
}
`;

export interface Nginx {
  /** Its address, without a slash at the end. */
  readonly origin: string;
  /** What it has written to its error log so far. */
  readonly errors: () => string;
  readonly stop: () => Promise<void>;
}

const patience = 10_000;

/**
 * Starts nginx on a free port of this machine, with the files that the build wrote for it.
 *
 * @param site the built site
 * @throws when nginx cannot be had or refuses the files, with what it says
 */
export const startNginx = async (site: string): Promise<Nginx> => {
  const {program, module} = setUpNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(path.resolve(site), port, module));
  const child = spawn(program, ['-p', folder, '-c', file, '-e', 'error.log'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const errors = () => {
    const log = path.join(folder, 'error.log');
    return said + (existsSync(log) ? readFileSync(log, 'utf8') : '');
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, {recursive: true, force: true});
  };
  const origin = `http://127.0.0.1:${port}`;
  const start = performance.now();
  while (performance.now() - start < patience && child.exitCode === null) {
    try {
      await fetch(origin, {method: 'HEAD'});
      return {origin, errors, stop};
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const reason = errors();
  await stop();
  throw new Error(`nginx did not start:\n${reason}`);
};

/** What wrk counted. */
export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  /** Connections that failed, reads and writes that failed or took too long, and answers above 399. */
  readonly failed: number;
  /** As wrk prints it: `2.41ms`. */
  readonly latency: {readonly p50: string; readonly p99: string};
}

/** Reads the report of `wrk --latency`. @throws when it is none */
export const readWrk = (report: string): Load => {
  const find = (pattern: RegExp): string => {
    const found = pattern.exec(report)?.[1];
    if (found === undefined) {
      throw new Error(`wrk printed no ${pattern.source}:\n${report}`);
    }
    return found;
  };
  const socketErrors = /Socket errors: (.*)/.exec(report)?.[1] ?? '';
  const failures = [
    ...socketErrors.matchAll(/\d+/g),
    ...report.matchAll(/Non-2xx or 3xx responses: (\d+)/g),
  ];
  return {
    requests: Number(find(/(\d+) requests in/)),
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    failed: failures.reduce((sum, match) => sum + Number(match[1] ?? match[0]), 0),
    latency: {p50: find(/50%\s+(\S+)/), p99: find(/99%\s+(\S+)/)},
  };
};

/**
 * Has wrk ask for paths in turn, as browsers do, with brotli.
 *
 * @param seconds how long
 * @throws when wrk cannot be had or does not run
 */
export const load = async (
  origin: string,
  paths: readonly string[],
  seconds: number,
  connections: number,
): Promise<Load> => {
  const wrk = setUpWrk();
  const folder = mkdtempSync(path.join(tmpdir(), 'wrk-'));
  const script = path.join(folder, 'paths.lua');
  writeFileSync(
    script,
    `local paths = {${paths.map((address) => JSON.stringify(address)).join(', ')}}
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format("GET", paths[next], {["Accept-Encoding"] = "br"})
end
`,
  );
  try {
    const report = await new Promise<string>((resolve, reject) => {
      const child = spawn(wrk, [
        '--latency',
        '-t2',
        `-c${connections}`,
        `-d${seconds}s`,
        '-s',
        script,
        origin,
      ]);
      let text = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      }
      child.on('error', reject);
      child.on('close', () => resolve(text));
    });
    return readWrk(report);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
};
