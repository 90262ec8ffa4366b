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
const Signature = ({html}: {readonly html: string}): ReactNode => (
  <pre>
    <code dangerouslySetInnerHTML={{__html: html}} />
  </pre>
);

const Children = ({children}: {readonly children?: ReactNode}): ReactNode => <div>{children}</div>;
const FilterItem = ({children}: {readonly children: ReactNode}): ReactNode => <li>{children}</li>;

export default {
  ...MDXComponents,
  ApisFilter: Children,
  Compatibility,
  Demo: Children,
  FilterItem,
  Option,
  OptionRows: Children,
  OptionsTable: Children,
  Signature,
  Since,
};
