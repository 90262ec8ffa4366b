import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalMetadata from '@theme-original/DocItem/Metadata';

/** The package of a page about one export, by its front matter. */
const packageOf = (frontMatter: Readonly<Record<string, unknown>>): string | undefined => {
  const {api} = frontMatter as {api?: {package?: string; symbol?: string}};
  return api?.symbol === undefined ? undefined : api.package;
};

/** Wraps the original: functions of one name in two packages are told apart in search results and tabs. */
export default function Metadata() {
  const {metadata, frontMatter} = useDoc();
  const owner = packageOf(frontMatter);
  return (
    <>
      <OriginalMetadata />
      {owner !== undefined && <PageMetadata title={`${metadata.title} in ${owner}`} />}
    </>
  );
}
