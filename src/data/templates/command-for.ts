/** The package managers that `create-video` works with, npm first. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

/** How each manager says what npm says with the words on the left; the rest of the command follows. */
const prefixes: readonly {npm: string; pnpm: string; yarn: string; bun: string}[] = [
  {
    npm: 'npx create-video@latest',
    pnpm: 'pnpm create video',
    yarn: 'yarn create video',
    bun: 'bun create video',
  },
  {npm: 'npm install', pnpm: 'pnpm i', yarn: 'yarn', bun: 'bun install'},
  {npm: 'npm run', pnpm: 'pnpm run', yarn: 'yarn run', bun: 'bun run'},
  {npm: 'npx remotion', pnpm: 'pnpm exec remotion', yarn: 'yarn remotion', bun: 'bunx remotion'},
];

/**
 * The command of a template in the words of a package manager, as `create-video` prints it.
 *
 * @param command a `command` of a template, as typed with npm
 * @returns the command unchanged where no package manager runs it: `node deploy.mjs`
 */
export const commandFor = (manager: PackageManager, command: string): string => {
  const prefix = prefixes.find(({npm}) => command === npm || command.startsWith(`${npm} `));
  return prefix ? prefix[manager] + command.slice(prefix.npm.length) : command;
};
