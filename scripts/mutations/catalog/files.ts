import type {Tree} from '../find';

const isPartial = (file: string): boolean => /(?:^|\/)_/.test(file);

/** The pages of the docs, without partials. */
export const docs = (tree: Tree): readonly string[] =>
  tree.list('docs/**/*.mdx').filter((file) => !isPartial(file));

/** The pages of the docs that are of a kind, such as `api`, and describe what still exists. */
export const ofKind =
  (kind: string) =>
  (tree: Tree): readonly string[] =>
    docs(tree).filter(
      (file) =>
        tree.read(file).includes(`\nkind: ${kind}\n`) && !/^removed:/m.test(tree.read(file)),
    );

export const posts = '{blog,learn,success-stories}/*.mdx';

/** Every page, with its partials. */
export const pages = '{docs,blog,learn,success-stories}/**/*.mdx';
