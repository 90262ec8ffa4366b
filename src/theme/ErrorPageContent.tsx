// Ejected: the same drawing as src/theme/Error.tsx, with the heading that the layout's fallback has.
import type {Props} from '@theme/Error';
import Crash from '@site/src/components/Crash';

export default function ErrorPageContent({error, tryAgain}: Props) {
  return <Crash error={error} tryAgain={tryAgain} title="This page crashed." />;
}
