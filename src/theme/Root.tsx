import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import AskAi from '@site/src/components/AskAi';

/** What every page has, whatever its layout. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <AskAi />
    </>
  );
}
