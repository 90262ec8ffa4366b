/** The data that drives /docs/compare-ssr and /docs/ssr leads readers to pages that exist, and both pages show it. */
import {existsSync, readFileSync} from 'node:fs';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {visit} from 'unist-util-visit';
import {describe, expect, test, vi} from 'vitest';
import {fragmentsOf, PageFactsReader} from '../../checks/lib/page-facts';
import {parseTree} from '../../plugins/pages/markdown';
import {fileOfRoute, readDocsPages} from '../../plugins/pages';
import type {Example} from '../../examples/define';
import {BuiltPage} from '../../plugins/built-pages/page';
import {toMarkdown} from '../../plugins/markdown-twins/to-markdown';
import ApproachTable from '../../src/components/Approaches/ApproachTable';
import ApproachTree from '../../src/components/Approaches/ApproachTree';
import {
  type Approach,
  type Aspect,
  type Question,
  type Recommendation,
  approaches,
  aspectLabels,
  firstQuestion,
  questions,
} from '../../src/data/approaches';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {readonly to: string; readonly children: ReactNode}) => (
    <a href={to}>{children}</a>
  ),
}));
// Measures elements, which static HTML doesn't have.
vi.mock('../../src/components/ScrollBox', () => ({
  default: ({children}: {readonly children: ReactNode}) => children,
}));

/** The data with IDs that TypeScript doesn't check, so that tests can pass wrong ones. */
interface Data {
  readonly first: string;
  readonly questions: Readonly<Record<string, Question>>;
  readonly approaches: Readonly<Record<string, Approach>>;
}

const data: Data = {first: firstQuestion, questions, approaches};

const recommendationsOf = ({questions: all}: Data): Recommendation[] =>
  Object.values(all).flatMap(({answers}) =>
    answers.flatMap((each) => ('use' in each ? [each.use] : [])),
  );

/** Answers that lead nowhere or back, questions without a choice, and what no answer leads to. */
const deadEnds = ({first, questions: all, approaches: known}: Data): string[] => {
  const found: string[] = [];
  const visited = new Set<string>();
  const follow = (id: string, path: readonly string[]): void => {
    const question = all[id];
    if (path.includes(id)) {
      found.push(`${[...path, id].join(' > ')} is a circle.`);
    } else if (!question) {
      found.push(`An answer to ${path.at(-1)} leads to the missing question ${id}.`);
    } else {
      visited.add(id);
      if (new Set(question.answers.map(({answer}) => answer)).size < 2) {
        found.push(`The question ${id} needs at least two different answers.`);
      }
      for (const answer of question.answers) {
        if ('question' in answer) {
          follow(answer.question, [...path, id]);
        }
      }
    }
  };
  follow(first, []);
  for (const id of Object.keys(all).filter((each) => !visited.has(each))) {
    found.push(`No answer leads to the question ${id}.`);
  }
  const used = new Set<string>(
    recommendationsOf({first, questions: all, approaches: known}).map(({approach}) => approach),
  );
  for (const id of Object.keys(known).filter((each) => !used.has(each))) {
    found.push(`No answer leads to the approach ${id}.`);
  }
  return found;
};

const reader = new PageFactsReader('.');
const guides = new Set(
  readDocsPages('.')
    .filter(({frontMatter}) => frontMatter.kind === 'guide')
    .map(({route}) => route),
);

const loadExample = async (folder: string): Promise<Example> => {
  const {default: example} = (await import(`../../examples/${folder}/example.ts`)) as {
    default: Example;
  };
  return example;
};

/** What is wrong with the destination of an answer: it must be a written guide that the example runs. */
const destinationProblems = async ({
  href,
  example,
}: Pick<Recommendation, 'href' | 'example'>): Promise<string[]> => {
  const [route = '', fragment] = href.split('#');
  const file = fileOfRoute(route);
  if (!guides.has(route) || !existsSync(file)) {
    return [`${route} isn't a written guide.`];
  }
  const fragments = fragmentsOf(reader, reader.read(file));
  if (fragment !== undefined && !fragments.has(fragment)) {
    return [`${route} has no section #${fragment}.`];
  }
  if (example === undefined) {
    return [];
  }
  if (!existsSync(`examples/${example}/example.ts`)) {
    return [`There is no example ${example}.`];
  }
  const {pages, steps, follows} = await loadExample(example);
  if (follows?.pages.includes(file)) {
    return [];
  }
  return [
    ...(pages.includes(route) ? [] : [`${route} doesn't show the example ${example}.`]),
    ...(steps.length > 0 ? [] : [`The tests don't run the example ${example}.`]),
  ];
};

describe('the questions', () => {
  test('lead from each answer to another question or to an approach, and to all of them', () => {
    expect(deadEnds(data)).toEqual([]);
  });

  test('lead to written guides, and to the examples that these show', async () => {
    const problems = await Promise.all(recommendationsOf(data).map(destinationProblems));
    expect(problems.flat()).toEqual([]);
  });

  test('have help on pages that exist', async () => {
    const help = Object.values(questions).flatMap((each) => (each.help ? [each.help] : []));
    const problems = await Promise.all(help.map(destinationProblems));
    expect(help.length).toBeGreaterThan(0);
    expect(problems.flat()).toEqual([]);
  });
});

describe('the test finds', () => {
  const use: Recommendation = {approach: 'ci', href: '/docs/render-all', label: 'CI', why: 'Why.'};
  const broken = (answers: Question['answers']): string[] =>
    deadEnds({first: 'a', questions: {a: {text: 'A?', answers}}, approaches: {ci: approaches.ci}});
  const to = (question: string) => question as keyof typeof questions;

  const other = {answer: '2', use};
  const azure: Recommendation = {...use, approach: 'azure'};

  test.each<[string, Question['answers'], string]>([
    ['a missing question', [{answer: '1', question: to('b')}, other], 'missing question b'],
    ['a circle', [{answer: '1', question: to('a')}, other], 'a > a is a circle'],
    ['a single answer', [other], 'at least two different answers'],
    ['the same answer twice', [other, other], 'at least two different answers'],
    [
      'an approach that nobody needs',
      ['1', '2'].map((answer) => ({answer, use: azure})),
      'to the approach ci',
    ],
  ])('%s', (_, answers, problem) => {
    expect(broken(answers).join()).toContain(problem);
  });

  test('a question that nothing leads to', () => {
    const questionsWithOrphan = {...questions, orphan: questions.budget};
    expect(deadEnds({...data, questions: questionsWithOrphan})).toEqual([
      'No answer leads to the question orphan.',
    ]);
  });

  test.each<[string, Pick<Recommendation, 'href' | 'example'>, string]>([
    ['a page that isn’t written', {href: '/docs/no-such-page'}, "isn't a written guide"],
    ['a page that is no guide', {href: '/docs/renderer/render-media'}, "isn't a written guide"],
    ['a missing section', {href: '/docs/docker#no-such-section'}, 'has no section'],
    ['a missing example', {href: '/docs/docker', example: 'no-such-example'}, 'no example'],
    ['an example of another page', {href: '/docs/docker', example: 'stills'}, "doesn't show"],
  ])('%s', async (_, destination, problem) => {
    expect((await destinationProblems(destination)).join()).toContain(problem);
  });
});

/** The Markdown twin of an element. */
const twinOf = (element: ReactNode): string =>
  toMarkdown(
    new BuiltPage(
      '/docs/page',
      `<main><div class="markdown"><h1>Page</h1>${renderToStaticMarkup(element)}</div></main>`,
    ).main,
    (address) => address,
  );

/** The components on a page, with the strings in their attributes. */
const componentsOn = (file: string): {name: string; values: string[]}[] => {
  const found: {name: string; values: string[]}[] = [];
  visit(parseTree(readFileSync(file, 'utf8')), 'mdxJsxFlowElement', ({name, attributes}) => {
    const values = attributes.flatMap(({value}) =>
      typeof value === 'object' && value ? (value.value.match(/(?<=')\w+(?=')/g) ?? []) : [],
    );
    found.push({name: name ?? '', values});
  });
  return found;
};

describe('/docs/ssr', () => {
  test('has every question, answer and recommendation in its HTML and in its twin', () => {
    const html = renderToStaticMarkup(<ApproachTree />);
    const twin = twinOf(<ApproachTree />);
    for (const {text, help, answers} of Object.values(questions)) {
      expect(twin).toContain(text);
      expect(twin).toContain(help ? `${text} [${help.label}](${help.href})` : text);
      for (const each of answers) {
        expect(twin).toContain(`**${each.answer}**`);
        if ('use' in each) {
          expect(twin).toContain(`[${each.use.label}](${each.use.href}). ${each.use.why}`);
        } else {
          expect(html).toContain(`<summary>${each.answer.replaceAll("'", '&#x27;')}</summary>`);
        }
      }
    }
  });
});

describe('/docs/compare-ssr', () => {
  const tables = componentsOn('docs/compare-ssr.mdx').filter(({name}) => name === 'ApproachTable');

  test('shows each aspect in exactly one table, of at most six columns', () => {
    expect(tables.flatMap(({values}) => values).sort()).toEqual(Object.keys(aspectLabels).sort());
    for (const {values} of tables) {
      expect(values.length).toBeLessThanOrEqual(5);
    }
  });

  test('has every fact in its twin', () => {
    for (const {values} of tables) {
      const aspects = values as Aspect[];
      const twin = twinOf(<ApproachTable aspects={aspects} />);
      expect(twin).toContain(
        `| approach | ${aspects.map((each) => aspectLabels[each]).join(' | ')} |`,
      );
      for (const {name, href, facts} of Object.values(approaches)) {
        expect(twin).toContain(
          `| [${name}](${href}) | ${aspects.map((each) => facts[each]).join(' | ')} |`,
        );
      }
    }
  });

  test('rejects an unknown aspect', () => {
    const unknown = 'price' as Aspect;
    expect(() => renderToStaticMarkup(<ApproachTable aspects={[unknown]} />)).toThrow(
      'unknown aspect "price". Use one of: goodFor,',
    );
  });

  test('links every approach to a written guide', async () => {
    const problems = await Promise.all(Object.values(approaches).map(destinationProblems));
    expect(problems.flat()).toEqual([]);
  });
});
