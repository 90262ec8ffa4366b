import {describe, expect, it} from 'vitest';
import {commandFor, packageManagers} from './command-for';

const forms = (command: string) => packageManagers.map((manager) => commandFor(manager, command));

describe('commandFor', () => {
  it('converts each command to npm, pnpm, yarn and bun', () => {
    expect(forms('npx create-video@latest --blank')).toEqual([
      'npx create-video@latest --blank',
      'pnpm create video --blank',
      'yarn create video --blank',
      'bun create video --blank',
    ]);
    expect(forms('npm install')).toEqual(['npm install', 'pnpm i', 'yarn', 'bun install']);
    expect(forms('npm run dev')).toEqual([
      'npm run dev',
      'pnpm run dev',
      'yarn run dev',
      'bun run dev',
    ]);
    expect(forms('npx remotion render MyComp')).toEqual([
      'npx remotion render MyComp',
      'pnpm exec remotion render MyComp',
      'yarn remotion render MyComp',
      'bunx remotion render MyComp',
    ]);
  });

  it('does not change commands of other programs', () => {
    expect(forms('node deploy.mjs')).toEqual(Array(4).fill('node deploy.mjs'));
    expect(forms('bunx remotion render welcome')).toEqual(
      Array(4).fill('bunx remotion render welcome'),
    );
    expect(forms('npm runner')).toEqual(Array(4).fill('npm runner'));
  });
});
