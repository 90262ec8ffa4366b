import path from 'node:path';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import {describeBuiltSite, hostFiles} from '../describe';
import type {Delivery} from '../headers';
import {precompress} from '../precompress';
import {redirectPages} from '../redirect-pages';
import {listBuiltFiles} from '../../checks/lib/built-site';
import {redirects} from '../../redirects';

export interface PreparedSite {
  readonly root: string;
  /** The built site. */
  readonly site: string;
  readonly delivery: Delivery;
  /** All files of the built site, by their path in it. */
  readonly files: readonly string[];
}

const page = (heading: string): string =>
  `<!doctype html><script>theme()</script><h1>${heading}</h1>${'<p>A long page.</p>'.repeat(40)}`;

/** A small site as `npm run build` and `npm run compress` leave it. */
export const preparedSite = async (): Promise<PreparedSite> => {
  const {root, write} = temporarySite(
    {
      'build/index.html': page('Home'),
      'build/404.html': page('Not found'),
      'build/docs/spring/index.html': page('spring()'),
      'build/docs/spring.md': '# spring()\n\n'.repeat(40),
      'build/ai-embed/index.html': page('Ask AI'),
      'build/assets/js/main.1a2b.js': 'export const long = "text";\n'.repeat(40),
      'build/img/logo.svg': '<svg/>',
    },
    'none',
  );
  const site = path.join(root, 'build');
  const destinations = redirects.map(({to}) => to);
  redirectPages(redirects, destinations).forEach((text, file) => write(`build/${file}`, text));
  await precompress(site);
  const delivery = describeBuiltSite(root, site);
  hostFiles(delivery).forEach((text, file) => write(`build/${file}`, text));
  return {
    root,
    site,
    delivery,
    files: listBuiltFiles(root).map((file) => file.slice('build/'.length)),
  };
};
