import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '@docs-kit/docs-proof';
import {listBuiltFiles} from '../lib/built-site';

const text = /\.(?:html|js|css|json|xml|xsl|txt|svg|map)$/;

/** No file of the site may contain a path of the machine on which it was built. */
export const checkMachinePaths = (root: string): Problem[] => {
  // Include a file or folder name, so that a checkout in /app doesn't match pages that mention /app.
  const inside = readdirSync(root).map((name) => `${root}${path.sep}${name}`);
  const traces = ['file:///', ...inside];
  return listBuiltFiles(root)
    .filter((file) => text.test(file))
    .flatMap((file) => {
      const content = readFileSync(path.join(root, file), 'utf8');
      const trace = traces.find((each) => content.includes(each));
      return trace === undefined
        ? []
        : [
            {
              file,
              line: content.slice(0, content.indexOf(trace)).split('\n').length,
              message: `The file contains a local path from this machine: ${trace}`,
              remedy:
                'Find the code that wrote the path, and use a path relative to the site instead.',
            },
          ];
    });
};
