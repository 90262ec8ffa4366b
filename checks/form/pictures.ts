import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf, isJsx, type JsxElement} from '../lib/outline';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** Each picture has alternative text and a size, and the file is there. */
export function checkPictures(root: string, page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const found =
      node.type === 'image'
        ? checkImage(root, page, node)
        : isJsx(node) && node.name === 'img'
          ? checkImgElement(root, page, node)
          : isJsx(node) && node.name === 'iframe'
            ? checkFrame(node)
            : [];
    problems.push(
      ...found.map((problem) => ({
        ...problem,
        file: page.file,
        line: node.position?.start.line ?? 1,
      })),
    );
  });
  return problems;
}

type Found = Pick<Problem, 'message' | 'remedy'>;

/** Docusaurus reads the size of a picture in the repository and writes it into the page. */
function checkImage(root: string, page: Page, {alt, url}: Image): Found[] {
  const problems = checkAlternative(alt ?? '', url);
  if (/^[a-z]+:/.test(url)) {
    return [
      ...problems,
      {
        message: `The picture ${url} is loaded from another server, and its size is not known.`,
        remedy: 'Put the picture below static/ and write its path: ![What it shows](/img/…).',
      },
    ];
  }
  return [...problems, ...checkFile(root, page, url)];
}

function checkImgElement(root: string, page: Page, element: JsxElement): Found[] {
  const source = attributeOf(element, 'src');
  const alternative = attributeOf(element, 'alt');
  const missing = ['width', 'height'].filter((name) => attributeOf(element, name) === undefined);
  return [
    ...(alternative === true
      ? []
      : checkAlternative(alternative ?? '', typeof source === 'string' ? source : '<img>')),
    ...(missing.length === 0
      ? []
      : [
          {
            message: `<img> has no ${missing.join(' and no ')}: the text jumps when the picture arrives.`,
            remedy:
              'Write width and height in pixels, or use ![What it shows](/img/…), which adds them.',
          },
        ]),
    ...(typeof source === 'string' && source.startsWith('/') ? checkFile(root, page, source) : []),
  ];
}

function checkFrame(element: JsxElement): Found[] {
  return attributeOf(element, 'title') === undefined
    ? [
        {
          message: '<iframe> has no title, and a screen reader cannot say what it holds.',
          remedy: 'Write title="what the frame shows".',
        },
      ]
    : [];
}

function checkAlternative(alternative: string, source: string): Found[] {
  const text = alternative.trim();
  if (text === '') {
    return [
      {
        message: `The picture ${source} has no alternative text.`,
        remedy:
          'Write what the reader would miss without it: ![The Studio with the timeline open](…).',
      },
    ];
  }
  if (
    /^(?:image|picture|screenshot|photo|graphic)(?: of)?\.?$/i.test(text) ||
    /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(text)
  ) {
    return [
      {
        message: `The alternative text “${text}” does not say what the picture shows.`,
        remedy: 'Write what the reader would miss without the picture.',
      },
    ];
  }
  return [];
}

function checkFile(root: string, page: Page, url: string): Found[] {
  const plain = decodeURIComponent(url.replace(/[?#].*$/, ''));
  const places = plain.startsWith('/')
    ? [`static${plain}`]
    : [
        path.join(path.dirname(page.file), plain.replace(/^@site\//, '')),
        plain.replace(/^@site\//, ''),
      ];
  return places.some((place) => existsSync(path.join(root, place)))
    ? []
    : [
        {
          message: `The picture ${url} is not there.`,
          remedy: `Put it at ${places[0]}, or correct the path.`,
        },
      ];
}
