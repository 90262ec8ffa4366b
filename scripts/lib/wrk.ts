import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findProgram, setUp} from './programs';

/**
 * Returns the path of wrk, and installs it if necessary.
 *
 * @throws if it can't be installed
 */
export const setUpWrk = (): string => setUp(() => findProgram('wrk'), ['wrk']);

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  /** Failed connections, failed or timed out reads and writes, and responses with a status above 399. */
  readonly failed: number;
  /** As wrk prints it: `2.41ms`. */
  readonly latency: {readonly p50: string; readonly p99: string};
}

/** Reads the report of `wrk --latency`. @throws if the text isn't such a report */
export const readWrk = (report: string): Load => {
  const find = (pattern: RegExp): string => {
    const found = pattern.exec(report)?.[1];
    if (found === undefined) {
      throw new Error(`The output of wrk contains no match for ${pattern.source}:\n${report}`);
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
    // Only match at the start of a line, because the table of the threads also contains percentages.
    latency: {p50: find(/^\s+50%\s+(\S+)/m), p99: find(/^\s+99%\s+(\S+)/m)},
  };
};

/**
 * Requests paths in turn with wrk, and accepts brotli as browsers do.
 *
 * @param seconds duration of the load test
 * @throws if wrk can't be installed or fails
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
