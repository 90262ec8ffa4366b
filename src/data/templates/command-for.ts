/** The package managers that `create-video` supports, npm first. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

/** The equivalents of npm's commands in other package managers. The rest of the command stays the same. */
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
 * Converts a command of a template to a package manager, as `create-video` prints it.
 *
 * @param command a `command` of a template, as typed with npm
 * @returns the same command if it isn't run by a package manager: `node deploy.mjs`
 */
export const commandFor = (manager: PackageManager, command: string): string => {
  const prefix = prefixes.find(({npm}) => command === npm || command.startsWith(`${npm} `));
  return prefix ? prefix[manager] + command.slice(prefix.npm.length) : command;
};
