import type {Generated} from './generated';

const docsPlugin = 'docusaurus-plugin-content-docs';

interface DocsData {
  readonly versions: readonly {
    readonly docs: readonly {readonly id: string; readonly path: string}[];
  }[];
}

/** The id of each doc by its path. */
export const docIdsOf = ({globalData}: Pick<Generated, 'globalData'>): Map<string, string> =>
  new Map(
    Object.values((globalData[docsPlugin] ?? {}) as Record<string, DocsData>).flatMap(
      ({versions}) => versions.flatMap(({docs}) => docs.map(({path, id}) => [path, id])),
    ),
  );

/** Without the path and the sidebar of most pages: `src/sections` adds those of a section as it comes. */
const withDocs = (data: unknown, kept: ReadonlySet<string>): unknown => {
  const {versions, ...rest} = data as DocsData;
  return {
    ...rest,
    versions: versions.map(({docs, ...version}) => ({
      ...version,
      docs: docs.filter(({id}) => kept.has(id)),
    })),
  };
};

/** The data of all plugins, of docs only those that are kept. @param kept ids */
export const slimGlobalData = (
  {globalData}: Pick<Generated, 'globalData'>,
  kept: ReadonlySet<string>,
): object => ({
  ...globalData,
  [docsPlugin]: Object.fromEntries(
    Object.entries(globalData[docsPlugin] ?? {}).map(([id, data]) => [id, withDocs(data, kept)]),
  ),
});
