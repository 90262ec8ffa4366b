import type {Props} from '@theme/SearchNote';
import StateMark from '@site/features/ui/StateMark';

/** Replaces the default, which only shows the message: the strip of frames is above it. */
export default function SearchNote({children}: Props) {
  return (
    <>
      <StateMark />
      {children}
    </>
  );
}
