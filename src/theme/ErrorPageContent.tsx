// Ejected: the same drawing as src/theme/Error.tsx, with the heading that the layout's fallback has.
import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import Crash from '@site/src/components/Crash';

export default function ErrorPageContent({error, tryAgain}: Props) {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  // Another page in the same layout didn't crash.
  useEffect(() => {
    if (pathname !== crashedAt.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
  return <Crash error={error} tryAgain={tryAgain} title="This page crashed." />;
}
