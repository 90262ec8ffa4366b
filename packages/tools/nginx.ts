import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort} from './free-port';
import {findProgram, output, setUp} from './programs';

const brotliModule = 'ngx_http_brotli_static_module.so';

interface Installed {
  readonly program: string;
  /** The module for brotli files, unless it is built into nginx. */
  readonly module: string | undefined;
}

const findNginx = (): Installed | undefined => {
  const program = findProgram('nginx');
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

/**
 * Returns nginx with its module for brotli files, and installs it if necessary.
 *
 * @throws if it can't be installed
 */
export const setUpNginx = (): Installed =>
  setUp(findNginx, ['nginx-light', 'libnginx-mod-http-brotli-static']);

/** Everything that nginx writes goes to its own folder, so that it needs no rights. */
const configuration = (site: string, port: number, module: string | undefined): string => `
${module ? `load_module ${module};` : ''}
${process.getuid?.() === 0 ? '# Workers keep running as root, because the site may be in a folder that only root can read.\nuser root;' : ''}
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
  /** The origin, without a trailing slash. */
  readonly origin: string;
  /** Returns the error log so far. */
  readonly errors: () => string;
  readonly stop: () => Promise<void>;
}

const patience = 10_000;

/**
 * Starts nginx on a free port of this machine with the files that the build wrote for it.
 *
 * @param site the built site
 * @throws if nginx can't be installed, or rejects the files; the message contains the output of nginx
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
