import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import {external} from '@site/features/site/external-links';

/** Explains that a profile describes a specialty instead of a person, where to find people, and how to get listed. */
export default function SampleNote() {
  return (
    <Admonition type="note" title="Sample profiles">
      A sample profile describes a specialty, not a person that you can hire. Use it to write a
      project brief and to compare offers. To hire someone, see{' '}
      <Link to={external.peopleForHire}>Remotion’s list of people who are available for hire</Link>.
      To get listed here, open a pull request that adds your profile to{' '}
      <code>src/data/experts/</code>, or <Link to={external.email}>send it by email</Link>.
    </Admonition>
  );
}
