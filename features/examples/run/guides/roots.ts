/** One version of `src/Root.tsx`, as a guide shows it. */
export interface GuideRoot {
  /** Name of its module next to `src/Root.tsx`, without the extension: `Root.overlay`. */
  readonly module: string;
  readonly text: string;
}

/** The IDs of the compositions that a root component registers. */
export const compositionIds = (text: string): string[] =>
  [...text.matchAll(/<(?:Composition|Still)\b[^>]*?\bid="([\w-]+)"/g)].map(([, id = '']) => id);

/**
 * Adds the compositions of a guide to those of earlier guides, as Getting started tells its readers to do. A
 * version that contains all compositions of an earlier version replaces it.
 *
 * @throws if two guides use the same ID and neither version contains the other
 */
export const addRoot = (roots: readonly GuideRoot[], added: GuideRoot): GuideRoot[] => {
  const ids = new Set(compositionIds(added.text));
  const kept = roots.filter(({text}) => !compositionIds(text).every((id) => ids.has(id)));
  for (const {module, text} of kept) {
    const twice = compositionIds(text).find((id) => ids.has(id));
    if (twice !== undefined) {
      throw new Error(
        `${added.module} and ${module} both register the composition ${twice}. ` +
          'A reader who follows both guides gets an error. Rename one of the two compositions.',
      );
    }
  }
  return [...kept, added];
};

/** The source of a `src/Root.tsx` that registers the compositions of all versions. */
export const rootOf = (roots: readonly GuideRoot[]): string => {
  const names = roots.map((_, index) => `Root${index + 1}`);
  const imports = roots.map(
    ({module}, index) => `import {RemotionRoot as ${names[index]}} from './${module}';\n`,
  );
  const elements = names.map((name) => `    <${name} />\n`);
  return `${imports.join('')}\nexport const RemotionRoot: React.FC = () => (\n  <>\n${elements.join('')}  </>\n);\n`;
};
