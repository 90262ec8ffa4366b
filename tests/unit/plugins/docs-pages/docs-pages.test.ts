import {afterEach, describe, expect, it, vi} from 'vitest';
import {readDocsPages} from '../../../../plugins/docs-pages';
import {temporarySite} from '../../checks/temporary-site';

afterEach(() => vi.unstubAllEnvs());

describe('the docs pages', () => {
  const header = 'route\tsidebar\tcategory\tlabel\tkind\tpackage\tsymbol\torder\n';
  const line = (name: string) => `/docs/${name}\tmain\t\t${name}\tguide\t\t\t1\n`;
  const site = {
    'docs-routes.tsv': header + line('one'),
    'docs/one.mdx': '---\ntitle: One\n---\n',
  };
  /** The ids before and after a page is added. */
  const idsWhileAdding = (): string[][] => {
    const {root, write} = temporarySite(site, 'none');
    const ids = () => readDocsPages(root).map(({id}) => id);
    const before = ids();
    write('docs-routes.tsv', header + line('one') + line('two'));
    write('docs/two.mdx', '---\ntitle: Two\n---\n');
    return [before, ids()];
  };

  it('are listed each time in development', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(idsWhileAdding()).toEqual([['one'], ['one', 'two']]);
  });

  it('are listed once in a build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(idsWhileAdding()).toEqual([['one'], ['one']]);
  });
});
