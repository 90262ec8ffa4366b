import type {ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';

type Texts = Readonly<Record<string, string | boolean | undefined>>;

/** Shows the attributes of an element as plain text. */
const asText = (texts: Texts): ReactNode =>
  Object.entries(texts)
    .filter(([, text]) => typeof text === 'string')
    .map(([name, text]) => `${name}: ${String(text)}`)
    .join(', ');

const Option = (texts: Texts): ReactNode => <p>{asText(texts)}</p>;
const Compatibility = (texts: Texts): ReactNode => <p>{asText(texts)}</p>;
const Since = (texts: Texts): ReactNode => <p>{asText(texts)}</p>;
const Demo = ({children}: {readonly children?: ReactNode}): ReactNode => <div>{children}</div>;
const Signature = ({html}: {readonly html: string}): ReactNode => (
  <pre>
    <code dangerouslySetInnerHTML={{__html: html}} />
  </pre>
);

const ApisFilter = ({children}: {readonly children: ReactNode}): ReactNode => <div>{children}</div>;
const FilterItem = ({children}: {readonly children: ReactNode}): ReactNode => <li>{children}</li>;

export default {...MDXComponents, ApisFilter, Compatibility, Demo, FilterItem, Option, Signature, Since};
