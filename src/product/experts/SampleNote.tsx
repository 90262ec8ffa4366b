import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import {external} from '@site/config/external-links';

/** Explains that a profile describes a specialty instead of a person, and where to find people. */
export default function SampleNote() {
  return (
    <Admonition type="note" title="Sample profiles">
      A sample profile describes a specialty, not a person, so you can’t book it. Use it to write a
      brief and to compare offers. To hire someone, see{' '}
      <Link to={external.peopleForHire}>Remotion’s list of people who are available</Link>.
    </Admonition>
  );
}
