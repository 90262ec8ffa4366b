import {readFileSync} from 'node:fs';
import path from 'node:path';
import {external} from '../../config/external-links';
import {listBuiltFiles} from '../lib/built-site';
import type {Problem} from '../lib/problem';

/** Every way to write a link to the chat community. */
const links =
  /https?:\/\/(?:(?:www\.)?remotion\.dev\/discord\b|discord\.gg\/\w+|discord(?:app)?\.com\/invite\/\w+)/g;

/** The pages and their Markdown twins link to the chat community with one URL. */
export const checkCommunityLinks = (root: string): Problem[] =>
  listBuiltFiles(root)
    .filter((file) => /\.(?:html|md)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const others = new Set(
        [...text.matchAll(links)].map(([link]) => link).filter((link) => link !== external.discord),
      );
      return [...others].map((link) => ({
        file,
        line: 1,
        message: `The page links to the chat community with ${link}.`,
        remedy: `Use ${external.discord}, the same URL as everywhere else.`,
      }));
    });
