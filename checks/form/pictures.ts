import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf, isJsx, type JsxElement} from '../../plugins/pages/headings';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** Each image must have alternative text and a size, and its file must exist. */
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

/** Docusaurus adds the size of an image that is in the repository. */
function checkImage(root: string, page: Page, {alt, url}: Image): Found[] {
  const problems = checkAlternative(alt ?? '', url);
  if (/^[a-z]+:/.test(url)) {
    return [
      ...problems,
      {
        message: `The image ${url} is on another server, so its size is unknown.`,
        remedy: 'Save the image in static/ and use its path: ![What it shows](/img/…).',
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
            message: `<img> has no ${missing.join(' and no ')}, so the text jumps when the image loads.`,
            remedy:
              'Set width and height in pixels, or use ![What it shows](/img/…), which adds them.',
          },
        ]),
    ...(typeof source === 'string' && source.startsWith('/') ? checkFile(root, page, source) : []),
  ];
}

function checkFrame(element: JsxElement): Found[] {
  return attributeOf(element, 'title') === undefined
    ? [
        {
          message: '<iframe> has no title, so screen readers cannot announce its content.',
          remedy: 'Add title="<what the frame shows>".',
        },
      ]
    : [];
}

function checkAlternative(alternative: string, source: string): Found[] {
  const text = alternative.trim();
  if (text === '') {
    return [
      {
        message: `The image ${source} has no alternative text.`,
        remedy:
          'Describe what the reader would miss without it: ![The Studio with the timeline open](…).',
      },
    ];
  }
  if (
    /^(?:image|picture|screenshot|photo|graphic)(?: of)?\.?$/i.test(text) ||
    /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(text)
  ) {
    return [
      {
        message: `The alternative text “${text}” doesn't describe the image.`,
        remedy: 'Describe what the reader would miss without the image.',
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
          message: `The image ${url} doesn't exist.`,
          remedy: `Save it as ${places[0]}, or correct the path.`,
        },
      ];
}
