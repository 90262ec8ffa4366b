import type {ChunkUse} from './chunk-names';
import {turnOff, type Generated} from './generated';

/** The props of the layout of all docs, including what the theme needs to know about every page. */
interface VersionProps {
  readonly version: Readonly<Record<string, unknown>> & {
    readonly docsSidebars: Readonly<Record<string, unknown>>;
    readonly docs: Readonly<Record<string, unknown>>;
  };
}

const isVersionProps = (value: unknown): value is VersionProps =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'object' &&
  value.version !== null &&
  'docsSidebars' in value.version &&
  'docs' in value.version;

/** The props of the docs, and the name of the chunk in which Docusaurus puts them. */
export interface DocsVersion extends VersionProps {
  readonly name: string;
}

/** @throws if the docs don't have exactly one version */
export const readDocsVersion = (
  {requests, readJson}: Pick<Generated, 'requests' | 'readJson'>,
  {isEager}: Pick<ChunkUse, 'isEager'>,
): DocsVersion => {
  const versions = Object.entries(requests).flatMap(([name, request]) => {
    const isData = isEager(name) && /^@generated\/.*\.json$/.test(request);
    const props = isData ? readJson(request) : undefined;
    return isVersionProps(props) ? [{name, version: props.version}] : [];
  });
  const [docs] = versions;
  if (docs === undefined || versions.length > 1) {
    throw new Error(
      `@docs-kit/lazy-routes supports sites with one version of docs, but this site has ${versions.length}. ${turnOff}`,
    );
  }
  return docs;
};
