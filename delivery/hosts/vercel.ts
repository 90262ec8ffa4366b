import type {Delivery} from '../describe';
import {
  cacheControl,
  canonicalLink,
  embeddablePages,
  hashedFolder,
  twinCollections,
  type Headers,
} from '../headers';

const list = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({key, value}));

const bothForms = (path: string): string[] => [path, `${path}/`];

/** Matches all paths except the pages that may be embedded. */
const otherPages = `/((?!${embeddablePages.map((page) => `${page.slice(1)}/?$`).join('|')}).*)`;

/**
 * Generates `vercel.json`, which must be in the deployed folder: `vercel deploy --prod build`.
 *
 * @see https://vercel.com/docs/project-configuration/vercel-json
 */
export const vercelFile = ({headers, redirects, siteUrl}: Delivery): string =>
  `${JSON.stringify(
    {
      // Redirects `/docs/spring.html` and `/docs/spring/index.html` to `/docs/spring`.
      cleanUrls: true,
      headers: [
        {
          source: '/(.*)',
          headers: list({
            ...headers.everything,
            ...headers.secure,
            'Cache-Control': cacheControl.other,
          }),
        },
        {source: otherPages, headers: list(headers.pages)},
        ...embeddablePages
          .flatMap(bothForms)
          .map((source) => ({source, headers: list(headers.embeddablePages)})),
        {source: `${hashedFolder}(.*)`, headers: list({'Cache-Control': cacheControl.hashed})},
        ...twinCollections.map((source) => ({source, headers: list(headers.markdown)})),
        {
          source: '/:page(.*).md',
          headers: list({...headers.markdown, Link: canonicalLink(siteUrl, '/:page')}),
        },
      ],
      redirects: redirects.flatMap(({from, to, status}) =>
        bothForms(from).map((source) => ({source, destination: to, statusCode: status})),
      ),
    },
    null,
    2,
  )}\n`;
