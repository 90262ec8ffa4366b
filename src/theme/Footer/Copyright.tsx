import OriginalCopyright from '@theme-original/Footer/Copyright';
import type CopyrightType from '@theme/Footer/Copyright';
import type {WrapperProps} from '@docusaurus/types';
import useCurrentYear from '@site/src/components/useCurrentYear';

type Props = WrapperProps<typeof CopyrightType>;

/** Wraps the original: the static page carries the year of its commit, the browser shows the current one. */
export default function Copyright(props: Props) {
  const year = useCurrentYear();
  return (
    <OriginalCopyright
      {...props}
      copyright={year ? props.copyright.replace(/\b20\d\d\b/, String(year)) : props.copyright}
    />
  );
}
