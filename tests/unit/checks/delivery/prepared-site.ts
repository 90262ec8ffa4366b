import path from 'node:path';
import {describeDelivery, type Delivery} from '../../../../delivery/describe';
import {prepareDelivery} from '../../../../delivery/prepare';
import {listBuiltFiles} from '../../../../checks/lib/built-site';
import {redirectedPages} from '../../delivery/fixtures';
import {temporarySite} from '../temporary-site';

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

/** A small site as `npm run build` leaves it. */
export const preparedSite = async (): Promise<PreparedSite> => {
  const {root} = temporarySite(
    {
      ...redirectedPages,
      'build/index.html': page('Home'),
      'build/404.html': page('Not found'),
      'build/docs/spring/index.html': page('spring()'),
      'build/docs/spring.md': '# spring()\n\n'.repeat(40),
      'build/ai-embed/index.html': page('Ask AI'),
      'build/license/index.html':
        '<meta http-equiv="refresh" content="0; url=/docs/license"><link rel="canonical" href="/docs/license"><script>window.location.href = "/docs/license"</script>',
      'build/assets/js/main.1a2b.js': 'export const long = "text";\n'.repeat(40),
      'build/img/logo.svg': '<svg/>',
    },
    'none',
  );
  const site = path.join(root, 'build');
  await prepareDelivery(root, site);
  return {
    root,
    site,
    delivery: describeDelivery(root, site),
    files: listBuiltFiles(root).map((file) => file.slice('build/'.length)),
  };
};
