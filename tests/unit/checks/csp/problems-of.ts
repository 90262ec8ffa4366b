import {createHash} from 'node:crypto';
import {onTestFinished, vi} from 'vitest';
import {check} from '../../../../checks/csp';
import {settingNames} from '../../../../config/settings';
import {temporarySite} from '../temporary-site';

export const script = 'document.documentElement.dataset.theme = "dark"';

/** The source by which a policy allows a script, computed apart from the code under test. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const page = `<!doctype html><script>${script}</script><script src=/assets/js/main.js></script>`;

/** A policy that fits the page, by directive. */
export const policy = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'script-src': `'self' ${hashOf(script)}`,
  'form-action': "'self'",
  'base-uri': "'self'",
};

const textOf = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

export const headersFile = (
  forAll: Readonly<Record<string, string>>,
  forEmbed = forAll,
): string => `/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: ${textOf(forAll)}
  X-Frame-Options: SAMEORIGIN

/ai-embed
  Content-Security-Policy: ${textOf(forEmbed)}; frame-ancestors *

/assets/*
  Cache-Control: immutable
`;

/**
 * What the check finds in a site of two pages.
 *
 * @param files other files, from the root
 * @param settings those of the environment; none else
 */
export const problemsOf = async (
  files: Readonly<Record<string, string>> = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<string[]> => {
  for (const name of settingNames) {
    vi.stubEnv(name, settings[name]);
  }
  onTestFinished(() => void vi.unstubAllEnvs());
  const {root} = temporarySite(
    {
      'build/index.html': page,
      'build/ai-embed/index.html': page,
      'build/_headers': headersFile(policy),
      ...files,
    },
    'none',
  );
  const {problems} = await check.run({root});
  return problems.map(({file, message}) => `${file}: ${message}`);
};
