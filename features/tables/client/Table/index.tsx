import type {ComponentProps} from 'react';
import ScrollBox from '../ScrollBox';

/** A table that scrolls where it is wider than its column. Also replaces the tables in MDX. */
export default function Table(props: ComponentProps<'table'>) {
  return (
    <ScrollBox>
      <table {...props} />
    </ScrollBox>
  );
}
