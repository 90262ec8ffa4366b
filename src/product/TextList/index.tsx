import Heading from '@theme/Heading';
import InlineCode from '../InlineCode';

export interface TextListProps {
  readonly title: string;
  readonly items: readonly string[];
}

/** A section of an entry's page: a heading, and sentences from the data file as a list. */
export default function TextList({title, items}: TextListProps) {
  return (
    <section>
      <Heading as="h2">{title}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <InlineCode text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
