import {createRequire} from 'node:module';
import path from 'node:path';
import type {Problem} from '../lib/problem';
import {optionOf} from '../lib/sections';
import type {Described} from './match';

type Default = string | number | boolean;

interface Option {
  getValue: (input: {commandLine: Record<string, unknown>}, fallback?: unknown) => {value: unknown};
}

/** Exports whose name differs from the name of their list of options. */
const otherNames: Readonly<Record<string, readonly [packageName: string, symbol: string]>> = {
  renderMediaOnCloudRun: ['@remotion/cloudrun', 'renderMediaOnCloudrun'],
  renderStillOnCloudRun: ['@remotion/cloudrun', 'renderStillOnCloudrun'],
  deploySiteLambda: ['@remotion/lambda', 'deploySite'],
  deploySiteCloudRun: ['@remotion/cloudrun', 'deploySite'],
};

/**
 * Returns the defaults of the options that the renderer exports as objects, by export and option. Omits
 * options whose default is null or depends on another option.
 */
export function readDefaults(root: string): Map<string, Default> {
  const load = createRequire(path.join(root, 'package.json'));
  const {BrowserSafeApis} = load('@remotion/renderer/client') as {
    BrowserSafeApis: {optionsMap: Record<string, Record<string, Option>>};
  };
  const defaults = new Map<string, Default>();
  for (const [list, options] of Object.entries(BrowserSafeApis.optionsMap)) {
    const [packageName, symbol] = otherNames[list] ?? [
      list.endsWith('OnLambda') ? '@remotion/lambda' : '@remotion/renderer',
      list,
    ];
    for (const [name, option] of Object.entries(options)) {
      const value = valueOf(option);
      if (value !== undefined) {
        defaults.set(`${packageName} ${symbol} ${name}`, value);
      }
    }
  }
  return defaults;
}

function valueOf(option: Option): Default | undefined {
  try {
    const {value} = option.getValue({commandLine: {}});
    return ['string', 'number', 'boolean'].includes(typeof value) ? (value as Default) : undefined;
  } catch {
    // It needs more input than the command line, for example a codec.
    return undefined;
  }
}

/** Checks that the default on the page matches the default in the packages. */
export function comparedDefault(
  defaults: ReadonlyMap<string, Default>,
  packageName: string,
  {section, symbol, member, path: name}: Described,
): Problem[] {
  const shipped = defaults.get(`${packageName} ${symbol} ${name.split('.').at(-1) ?? name}`);
  const option = optionOf(section);
  if (shipped === undefined || option === undefined) {
    return [];
  }
  const written = option.default?.replace(/^(['"`])(.*)\1$/, '$2');
  if (written === String(shipped) || (shipped === false && written === undefined)) {
    return [];
  }
  return [
    {
      file: option.file,
      line: option.line,
      message: `\`${member.name}\` has ${option.default === undefined ? 'no default' : `the default \`${option.default}\``} on the page, but \`${String(shipped)}\` in the code.`,
      remedy: `Write \`default=${typeof shipped === 'string' ? `'"${shipped}"'` : `"${String(shipped)}"`}\`.`,
    },
  ];
}
