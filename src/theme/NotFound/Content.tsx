// Replaces the original, which tells the reader to contact the owner of another site.
import clsx from 'clsx';
import type {Props} from '@theme/NotFound/Content';
import NotFound from '@site/features/not-found/client';

export default function NotFoundContent({className}: Props) {
  return <NotFound className={clsx('margin-vert--xl', className)} />;
}
