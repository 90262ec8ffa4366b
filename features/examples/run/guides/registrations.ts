import type {Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** A composition that a guide describes in a sentence: “Register `Fast` with 60 frames at 30 frames per second”. */
export interface Registration {
  /** The name of the component; undefined if the sentence refers to the component above it. */
  readonly component?: string;
  /** The name of the component if the sentence doesn't name another ID. */
  readonly id?: string;
  readonly durationInFrames: number;
  readonly fps: number;
  readonly width: number;
  readonly height: number;
}

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const [, value] = pattern.exec(text) ?? [];
  return value === undefined ? undefined : Number(value);
};

/**
 * Reads the sentence of a guide that tells readers to register one component without showing `src/Root.tsx`. What it leaves
 * out is as in Getting started.
 *
 * @returns undefined for other paragraphs
 */
export const registrationOf = ({children}: Paragraph): Registration | undefined => {
  const text = children
    .map((child) => (child.type === 'inlineCode' ? `\`${child.value}\`` : toString(child)))
    .join('')
    .replaceAll('\n', ' ');
  const [sentence] =
    /^Register (?:`\w+`|it|the \w+) (?:as a composition|with)\b[^.:]*/.exec(text) ?? [];
  return sentence === undefined
    ? undefined
    : {
        component: /^Register `(\w+)`/.exec(sentence)?.[1],
        id: /as a composition (?:named |with the ID )?`([\w-]+)`/.exec(sentence)?.[1],
        durationInFrames: numberIn(sentence, /(\d+) frames(?! per)/) ?? 90,
        fps: numberIn(sentence, /(\d+) frames per second/) ?? 30,
        width: numberIn(sentence, /(\d+) by \d+ pixels/) ?? 1280,
        height: numberIn(sentence, /\d+ by (\d+) pixels/) ?? 720,
      };
};

/** The source of a root component for one composition. */
export const rootWith = (
  component: string,
  file: string,
  {id = component, durationInFrames, fps, width, height}: Registration,
): string => `import {Composition} from 'remotion';
import {${component}} from './${file.replace(/^src\//, '').replace(/\.tsx?$/, '')}';

export const RemotionRoot: React.FC = () => (
  <Composition
    id="${id}"
    component={${component}}
    durationInFrames={${durationInFrames}}
    fps={${fps}}
    width={${width}}
    height={${height}}
  />
);
`;
