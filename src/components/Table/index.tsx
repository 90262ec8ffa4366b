import type {ComponentProps} from 'react';
import ScrollBox from '../ScrollBox';

/** A table in MDX, which scrolls where it is wider than its column. */
export default function Table(props: ComponentProps<'table'>) {
  return (
    <ScrollBox>
      <table {...props} />
    </ScrollBox>
  );
}
