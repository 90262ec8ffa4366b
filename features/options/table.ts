import {block, inline} from '@docs-kit/docs-proof/mdx';
import type {PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {breakable} from '../titles/breakable';
import {countOptions, type PageOption} from './collect';
import type {OptionGroup} from './groups';

/** Turns a summary that an author wrote into nodes. */
type ParseSummary = (summary: string) => readonly PhrasingContent[];

const text = (value: string): PhrasingContent => ({type: 'text', value});

const list = new Intl.ListFormat('en', {style: 'long'});

/** Builds the table of all options. Columns in which every cell would be empty are left out. */
export function toTable(groups: readonly OptionGroup[], parse: ParseSummary): MdxJsxFlowElement {
  const options = groups.flatMap((group) => group.options);
  const allColumns: readonly Column[] = [
    {name: 'type', content: ({type}) => code(type)},
    {name: 'default', content: (option) => code(option.default)},
    {name: 'since', content: ({since}) => (since === undefined ? [] : [text(since)])},
    {name: 'description', content: (option) => phrase(option, parse)},
  ];
  const columns = allColumns.filter(({content}) =>
    options.some((option) => content(option).length > 0),
  );
  const sections = [...new Set(options.map(({section}) => section.toLowerCase()))];
  const [first = 'options'] = sections;
  return block(
    'OptionsTable',
    [
      block('thead', [
        block('tr', [
          block('th', [text(singular(first))]),
          ...columns.map(({name}) => block('th', [text(name)])),
        ]),
      ]),
      ...groups.map(({label, options: members}) =>
        block('tbody', [
          ...(label.length === 0
            ? []
            : [
                block('tr', [
                  block('th', label, {colSpan: String(columns.length + 1), scope: 'rowgroup'}),
                ]),
              ]),
          ...members.map((option) => toRow(option, columns)),
        ]),
      ),
    ],
    {noun: list.format(sections), total: String(countOptions(options))},
  );
}

interface Column {
  readonly name: string;
  readonly content: (option: PageOption) => readonly PhrasingContent[];
}

function toRow(option: PageOption, columns: readonly Column[]): MdxJsxFlowElement {
  const names = option.names.flatMap(({code: name, id}, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [text(' ')]),
    {type: 'link', url: `#${id}`, children: [breakableCode(name)]},
  ]);
  return block(
    'tr',
    [block('th', names), ...columns.map((column) => toCell(column, option))],
    option.level === 0 ? {} : {'data-level': String(option.level)},
  );
}

/** On phones, the columns have no heads, so the cells that need a name have their own. */
function toCell({name, content}: Column, option: PageOption): MdxJsxFlowElement {
  const nodes = content(option);
  const isNamed = nodes.length > 0 && (name === 'default' || name === 'since');
  return block('td', nodes, isNamed ? {'data-name': name} : {});
}

/** A name that may wrap between its words. */
function breakableCode(name: string): PhrasingContent {
  const children = breakable(name);
  return children.length === 1 ? {type: 'inlineCode', value: name} : inline('code', children);
}

const code = (value: string | undefined): PhrasingContent[] =>
  value === undefined ? [] : [{type: 'inlineCode', value}];

function phrase(
  {summary, deprecated}: PageOption,
  parse: ParseSummary,
): readonly PhrasingContent[] {
  const nodes = typeof summary === 'string' ? parse(summary) : (summary ?? []);
  return deprecated === undefined
    ? nodes
    : [{type: 'emphasis', children: [text('Deprecated.')]}, text(' '), ...nodes];
}

/** `Arguments` is the section, `argument` the heading of a column. */
const singular = (section: string): string => section.replace(/s$/, '');
