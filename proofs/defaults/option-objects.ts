import {createRequire} from 'node:module';
import path from 'node:path';
import {defaultOf, type Plain, type RendererOptions} from '../cli/options';

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
export function readOptionObjects(root: string): Record<string, NonNullable<Plain>> {
  const load = createRequire(path.join(root, 'package.json'));
  const {BrowserSafeApis} = load('@remotion/renderer/client') as RendererOptions;
  const defaults: Record<string, NonNullable<Plain>> = {};
  for (const [list, options] of Object.entries(BrowserSafeApis.optionsMap)) {
    const [packageName, symbol] = otherNames[list] ?? [
      list.endsWith('OnLambda') ? '@remotion/lambda' : '@remotion/renderer',
      list,
    ];
    for (const [name, option] of Object.entries(options)) {
      const value = defaultOf(option) ?? undefined;
      if (value !== undefined) {
        defaults[`${packageName} ${symbol} ${name}`] = value;
      }
    }
  }
  return defaults;
}
