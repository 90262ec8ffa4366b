import {anyLine, atField, atLast, firstLine} from '../find';
import {table, type Row} from '../kind';
import {docs, ofKind, pages, posts} from './files';

const lastLetterOff = (text: string): string => text.slice(0, -1);

/** Adds an image above a heading. The pages have none, because they show demos and drawings. */
const image = (name: string, text: string, says: RegExp): Row => ({
  name,
  says,
  find: /^(?<old>)## \w/,
  to: `${text}\n\n`,
});

/** Faults in front matter. */
const frontMatter = [
  ...table({checks: 'form', in: pages}, [
    {
      name: 'description-missing',
      says: /description/,
      find: /^description: .*\n/,
      to: '',
      at: firstLine,
    },
    {
      name: 'unknown-field',
      says: /sidebar_title/,
      find: /^(?<old>)description: /,
      to: 'sidebar_title: Label\n',
    },
  ]),
  ...table({checks: 'form, build', in: pages}, []),
  ...table({checks: 'form', in: docs}, [
    {name: 'kind-invalid', says: /kind/, find: /^kind: (?<old>\w+)$/, to: 'howto'},
  ]),
  ...table({checks: 'form', in: posts}, [
    {
      name: 'date-impossible',
      says: /calendar/,
      find: /^date: \d{4}-(?<old>\d\d-\d\d)$/,
      to: '02-31',
    },
  ]),
  ...table({checks: 'form, links, build', in: posts}, [
    {name: 'tag-unknown', says: /videomaking/, find: /^tags: \[(?<old>\w)/, to: 'videomaking, $&'},
  ]),
];

/** Faults in headings. */
const headings = [
  ...table({checks: 'form', in: ofKind('api')}, [
    {
      name: 'title-not-the-api',
      says: /name of the API/,
      find: /^title: (?<old>\w+)\(\)$/,
      to: lastLetterOff,
    },
    {
      name: 'heading-out-of-order',
      says: /wrong place|has no heading/,
      find: /^(?<old>## Errors\n[^]*?^## Compatibility\n[^]*?)^## See also\n/,
      to: (old) =>
        old
          .split(/^(?=## Compatibility\n)/m)
          .reverse()
          .join(''),
    },
  ]),
  ...table({checks: 'form', in: ofKind('guide')}, [
    {
      name: 'step-number-wrong',
      says: /is step/,
      find: /^## (?<old>[2-9])\. /,
      to: (old) => String(Number(old) + 1),
    },
  ]),
  ...table({checks: 'form', in: docs}, [
    // Missing headings are reported at the kind, which requires them.
    {
      name: 'heading-missing',
      says: /has no heading/,
      find: /^## (?:Compatibility|Confirm|Pitfalls|Usage)\n/,
      to: '',
      at: atField('kind'),
    },
  ]),
  ...table({checks: 'form', in: docs, within: 'prose'}, [
    {
      name: 'heading-level-skipped',
      says: /follows a level/,
      find: /^## [^\n]*\n\n[^#`]*?\n(?<old>###) \w/,
      to: '####',
    },
    {
      name: 'heading-id-duplicated',
      says: /same ID/,
      find: /^## [^\n]*\{#(?<id>[\w-]+)\}\n[^#`]*?\n## [^\n{`]*(?<old>)$/,
      to: (_, {groups}) => ` {#${groups['id'] ?? ''}}`,
    },
  ]),
];

/** Faults in prose, images, links, tables and components. */
const content = [
  ...table({checks: 'form', in: pages, within: 'prose'}, [
    image('image-missing', '![The timeline of the Studio](/img/gone.png)', /doesn't exist/),
    image('alt-missing', '![](/img/favicon.svg)', /alternative text/),
    {
      name: 'mdx-broken',
      says: /cannot be parsed/,
      find: /^(?<old>)## \w/,
      to: '<div>\n\n',
      at: anyLine,
    },
    {
      name: 'link-text-meaningless',
      says: /link text/,
      find: /(?<!!)\[(?<old>[A-Za-z][^\]`\n]*)\]\(\/docs/,
      to: 'here',
    },
    {
      name: 'link-to-wrong-api',
      says: /isn't the page of that API/,
      find: /\[`(?:interpolate|spring|renderMedia|useVideoConfig)\(\)`\]\((?<old>[^)#]+)\)/,
      to: '/docs/measure-spring',
    },
    {
      name: 'retired-url',
      says: /no longer has/,
      in: docs,
      find: /\[[A-Za-z][^\]`\n]*\]\((?<old>https:[^)]+)\)/,
      to: 'https://www.typeframes.com',
    },
    {
      name: 'brand-misspelled',
      says: /is spelled/,
      // Not in quotations and beside code.
      find: /^(?!>)[^`\n]*(?<![\w`/.-])(?<old>Node\.js|GitHub|TypeScript|FFmpeg)(?= [a-z])[^`\n]*$/,
      to: (old) => old.toLowerCase().replace('.', ''),
    },
    {
      name: 'word-banned',
      says: /not used in prose/,
      in: docs,
      find: /^(?:You can|To [a-z]+)(?<old>) [a-z]/,
      to: ' simply',
    },
    {
      name: 'prose-unit-wrong',
      missed:
        'A unit in a sentence has no equivalent in the types or the code that a check could compare it with. Samples that are run prove some of the numbers, but not their units.',
      in: ofKind('api'),
      find: /\b(?:in|of) (?<old>milliseconds|seconds|frames)\b/,
      to: (old) => (old === 'frames' ? 'seconds' : 'frames'),
    },
  ]),
  ...table({checks: 'form', in: pages}, [
    {
      name: 'fence-without-language',
      says: /language/,
      find: /^```(?<old>(?:tsx?|bash|js)[^\n]*)$/,
      to: '',
    },
    {
      name: 'json-invalid',
      says: /isn't valid JSON/,
      find: /^```json[^\n]*\n(?:(?!```)[^])*?(?<old>)\n *\}\n```$/,
      to: ',',
      at: atLast('\n```json', [1]),
    },
    {
      name: 'note-left',
      checks: 'coverage',
      find: /^(?<old>)## (?:Example|See also|Cause)$/,
      to: '{/* WRITE: what it does */}\n\n',
    },
  ]),
  ...table({checks: 'form', in: docs}, [
    {
      name: 'compatibility-incomplete',
      says: /no value for/,
      find: /<Compatibility\b[^>]*?(?<old>\s(?:node|lambda)="[^"]*")/,
      to: '',
      at: atLast('<Compatibility'),
    },
    {
      name: 'option-group-incomplete',
      find: /^<OptionsTable>[^]*?: `\w+`(?<old>, `\w+`)[^]*?<\/OptionsTable>/,
      to: '',
      at: atLast('<OptionsTable>'),
    },
  ]),
];

/** Faults in front matter, headings and prose. */
export const pageKinds = [...frontMatter, ...headings, ...content];
