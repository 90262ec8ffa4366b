import {use} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import OriginalDocCard from '@theme-init/DocCard';
import type {Props} from '@theme/DocCard';

let request: Promise<unknown> | undefined;

/** Adds the titles and descriptions of all docs. */
const loadDocs = (docs: object): Promise<unknown> =>
  (request ??= import('@generated/lazy-routes/docs.json').then((all) =>
    Object.assign(docs, all.default),
  ));

/** Wraps the original, which shows the description of a doc. The browser loads those of all docs when it shows a card. */
export default function DocCard(props: Props) {
  const {docs} = useDocsVersion();
  const {item} = props;
  if (item.type === 'link' && item.docId && !docs[item.docId]) {
    use(loadDocs(docs));
  }
  return <OriginalDocCard {...props} />;
}
