import type {Problem} from '@docs-kit/docs-proof';
import {z, type ZodTypeAny} from 'zod';
import type {BuiltPage} from '../lib/built-site';
import {isBuilt, isPost} from './feeds';

const named = z.object({name: z.string().min(1)});

/** What the structured data of a page must contain; undefined if it needs none. */
const schemaFor = (root: string, {route}: BuiltPage, siteUrl: string): ZodTypeAny | undefined => {
  if (route === '/') {
    const urlTemplate = z.string().startsWith(`${siteUrl}/search?q={`);
    const organization = named.extend({'@type': z.literal('Organization')});
    const site = named.extend({
      '@type': z.literal('WebSite'),
      potentialAction: z.object({target: z.object({urlTemplate})}),
    });
    return z.object({'@graph': z.tuple([organization, site])});
  }
  const image = z
    .string()
    .refine((url) => isBuilt(root, siteUrl, url), "The image isn't in build/");
  return isPost(route)
    ? z.object({
        '@type': z.literal('BlogPosting'),
        author: z.union([named, z.array(named).nonempty()]),
        image: z.object({url: image}),
      })
    : undefined;
};

/** The home page must describe the site and its organization, and each post its author and image. */
export const checkStructuredData = (
  root: string,
  pages: readonly BuiltPage[],
  siteUrl: string,
): Problem[] =>
  pages.flatMap((page) => {
    const problem = (message: string): Problem[] => [
      {
        file: page.file,
        line: 1,
        message: `The structured data is wrong. ${message}`,
        remedy: 'Correct SiteStructuredData or StructuredData in src/.',
      },
    ];
    const schema = schemaFor(root, page, siteUrl);
    try {
      const data = page.structuredData.map((text): unknown => JSON.parse(text));
      const result = schema?.safeParse(data[0]);
      const [issue] = result?.success === false ? result.error.issues : [];
      return issue ? problem(`${issue.path.join('.')}: ${issue.message}`) : [];
    } catch (error) {
      return problem((error as Error).message);
    }
  });
