import {expect, it} from 'vitest';
import {convertCommands, converters} from './package-managers';

it('has a tab for each package manager except npm, in order', () => {
  expect(converters.map(([name]) => name)).toEqual(['pnpm', 'yarn', 'bun']);
});

it.each([
  ['npx create-video@latest', 'pnpm create video', 'yarn create video', 'bun create video'],
  [
    'npx remotion studio',
    'pnpm exec remotion studio',
    'yarn remotion studio',
    'bunx remotion studio',
  ],
  ['npm install zod', 'pnpm add zod', 'yarn add zod', 'bun add zod'],
  ['npm run build', 'pnpm run build', 'yarn build', 'bun run build'],
])('converts %s', (command, pnpm, yarn, bun) => {
  expect(converters.map(([, convert]) => convert(command))).toEqual([pnpm, yarn, bun]);
});

it('converts each line except comments and other programs', () => {
  const code = '# Render it\nnpx remotion render\nffmpeg -i out.mp4 out.gif';
  expect(convertCommands(code, 'bun')).toBe(
    '# Render it\nbunx remotion render\nffmpeg -i out.mp4 out.gif',
  );
});
