import path from 'node:path';

/** File extensions that aren't names of languages. */
const extensions: Readonly<Record<string, string>> = {mjs: 'js', cjs: 'js', mts: 'ts', cts: 'ts'};

/**
 * The language of the code in a diff: the first word after `diff`, or the extension of the file in the title.
 *
 * @param meta what follows the language of the fence: `tsx title="src/Root.tsx"`
 * @throws if the fence has neither
 */
export const diffLanguage = (meta: string): string => {
  const [, named] = /^\s*([\w-]+)(?:\s|$)/.exec(meta) ?? [];
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2] ?? '';
  const extension = path.extname(title).slice(1);
  const language = named ?? extensions[extension] ?? extension;
  if (language === '') {
    throw new Error(
      `The diff doesn't name the language of its code, so it would have no colors: \`\`\`diff ${meta}`.trimEnd() +
        '. Add the language (```diff tsx) or the title of a file (```diff title="src/Root.tsx").',
    );
  }
  return language;
};
