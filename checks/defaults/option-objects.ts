import {createRequire} from 'node:module';
import path from 'node:path';

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
 * Returns the defaults of the options that the renderer exports as objects, by package, export and option. Omits
 * options whose default is null or depends on another option.
 */
export function readOptionObjects(root: string): Record<string, Default> {
  const load = createRequire(path.join(root, 'package.json'));
  const {BrowserSafeApis} = load('@remotion/renderer/client') as {
    BrowserSafeApis: {optionsMap: Record<string, Record<string, Option>>};
  };
  const defaults: Record<string, Default> = {};
  for (const [list, options] of Object.entries(BrowserSafeApis.optionsMap)) {
    const [packageName, symbol] = otherNames[list] ?? [
      list.endsWith('OnLambda') ? '@remotion/lambda' : '@remotion/renderer',
      list,
    ];
    for (const [name, option] of Object.entries(options)) {
      const value = valueOf(option);
      if (value !== undefined) {
        defaults[`${packageName} ${symbol} ${name}`] = value;
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
