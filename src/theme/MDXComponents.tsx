import MDXComponents from '@theme-original/MDXComponents';
import ApisFilter from '@site/features/api-lists/client';
import Compatibility from '@site/features/compatibility/client';
import Demo from '@site/features/demos/client';
import Option from '@site/features/options/client/Option';
import OptionsTable from '@site/features/options/client/OptionsTable';
import SharedFlags from '@site/features/options/client/SharedFlags';
import Signature from '@site/features/signatures/client';
import Table from '@site/features/tables/client/Table';
import Term from '@site/features/terms/client';
import SectionBar from '@site/src/components/TableOfContents/SectionBar';
import VersionBadge from '@site/features/since/client';

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
