import MDXComponents from '@theme-original/MDXComponents';
import ApisFilter from '@site/src/components/ApisFilter';
import Compatibility from '@site/src/components/Compatibility';
import Demo from '@site/src/components/Demo';
import Option from '@site/src/components/Option';
import OptionsTable from '@site/src/components/OptionsTable';
import SharedFlags from '@site/src/components/SharedFlags';
import Signature from '@site/src/components/Signature';
import Table from '@site/src/components/Table';
import Term from '@site/src/components/Term';
import SectionBar from '@site/src/components/TableOfContents/SectionBar';
import VersionBadge from '@site/src/components/VersionBadge';

/** What every MDX page can use without an import, besides what the classic theme brings. */
export default {
  ...MDXComponents,
  ApisFilter,
  Compatibility,
  Demo,
  Option,
  OptionsTable,
  SectionBar,
  SharedFlags,
  Signature,
  Since: VersionBadge,
  Term,
  table: Table,
};
