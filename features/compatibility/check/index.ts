import type {Check} from '@docs-kit/docs-proof';
import {readSignatures} from '../../signatures/generate/file';
import {loadPages} from '../../pages/markdown';
import {judge} from './judge';
import {runProbes} from './node/run-probes';
import {isOfToolkit, nodeModuleOf} from './node-modules';
import {rowsOf} from './rows';

/** What pages say about where an API works must agree with a call in Node.js, and with what a bundler can load. */
export const check: Check = {
  name: 'compatibility',
  async run({root, files = []}) {
    const {pages, problems} = loadPages(root, files);
    const rows = rowsOf(pages, readSignatures(root));
    if (rows.length === 0) {
      return {problems, summary: 'no cells'};
    }
    const entries = new Set(
      rows.flatMap((row) =>
        row.exports.flatMap(({isType, entry}) => (!isType && isOfToolkit(entry) ? [entry] : [])),
      ),
    );
    const probes = await runProbes(
      root,
      rows.map(({route}) => route),
    );
    const nodeModules = new Map<string, string>();
    for (const entry of [...entries].sort()) {
      const module = await nodeModuleOf(root, entry);
      if (module !== undefined) {
        nodeModules.set(entry, module);
      }
    }
    const verdict = judge(
      rows,
      {probes: new Map(probes.map((probe) => [probe.route, probe])), nodeModules},
      files.length === 0,
    );
    return {
      problems: [...problems, ...verdict.problems],
      summary: `${verdict.proven} of ${verdict.cells} cells proven`,
    };
  },
};
