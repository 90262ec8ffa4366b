import OriginalThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';

/**
 * Wraps the original, which puts the picture of either color mode into the page: a browser loads the
 * hidden one too, unless it is to load lazily.
 */
export default function ThemedImage(props: Props) {
  return <OriginalThemedImage loading="lazy" {...props} />;
}
