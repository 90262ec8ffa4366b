import {use} from 'react';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import OriginalDocNavbarItem from '@theme-original/NavbarItem/DocNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';
import {loadAllPages} from '.';

/**
 * Wraps the original, only in the app: its error about a wrong ID lists all docs, but the app knows those of the sections
 * that it has loaded. So it first loads the others.
 */
export default function DocNavbarItem(props: Props) {
  const {docs} = useLatestVersion(props.docsPluginId);
  if (docs.every(({id}) => id !== props.docId)) {
    use(loadAllPages());
  }
  return <OriginalDocNavbarItem {...props} />;
}
