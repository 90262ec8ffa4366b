import type {Generated} from './generated';

const docsPlugin = 'docusaurus-plugin-content-docs';

interface DocsData {
  readonly versions: readonly {
    readonly docs: readonly {readonly id: string; readonly path: string}[];
  }[];
}

/** The ID of each doc by its path. */
export const docIdsOf = ({globalData}: Pick<Generated, 'globalData'>): Map<string, string> =>
  new Map(
    Object.values((globalData[docsPlugin] ?? {}) as Record<string, DocsData>).flatMap(
      ({versions}) => versions.flatMap(({docs}) => docs.map(({path, id}) => [path, id])),
    ),
  );

/** Removes the path and sidebar of most docs: `client` adds them when it loads their group. */
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

/** The data of all plugins, with only some of the docs. @param kept IDs of these docs */
export const slimGlobalData = (
  {globalData}: Pick<Generated, 'globalData'>,
  kept: ReadonlySet<string>,
): object => ({
  ...globalData,
  [docsPlugin]: Object.fromEntries(
    Object.entries(globalData[docsPlugin] ?? {}).map(([id, data]) => [id, withDocs(data, kept)]),
  ),
});
