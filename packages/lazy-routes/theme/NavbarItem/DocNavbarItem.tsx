import {use} from 'react';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import OriginalDocNavbarItem from '@theme-init/NavbarItem/DocNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';
import {loadAllPages} from '../../client';

/**
 * Wraps the original, whose error about a wrong ID lists all docs. The browser only knows the docs in the groups that it
 * has loaded, so this component loads the other groups first.
 */
export default function DocNavbarItem(props: Props) {
  const {docs} = useLatestVersion(props.docsPluginId);
  if (docs.every(({id}) => id !== props.docId)) {
    use(loadAllPages());
  }
  return <OriginalDocNavbarItem {...props} />;
}
