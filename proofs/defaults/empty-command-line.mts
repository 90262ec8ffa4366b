/**
 * Prints as JSON what the CLI uses when a command is run without flags. Runs in a process of its own, because the CLI
 * parses the arguments of the process when it is loaded.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import {methodsOf, setsOption, type Option, type RendererOptions} from '../cli/options';
import type {EmptyCommandLine} from './command-line';

const load = createRequire(path.resolve('package.json'));
/** Loads a file of a package that the package doesn't export. */
const internal = (file: string): unknown => load(path.resolve('node_modules', file));

const {BrowserSafeApis} = load('@remotion/renderer/client') as RendererOptions;
const {Config} = load('@remotion/cli/config') as {Config: object};
const {parsedCli} = internal('@remotion/cli/dist/parsed-cli.js') as {parsedCli: object};
const {parsedLambdaCli} = internal('@remotion/lambda/dist/cli/args.js') as {
  parsedLambdaCli: object;
};
const {parsedCloudrunCli} = internal('@remotion/cloudrun/dist/cli/args.js') as {
  parsedCloudrunCli: object;
};
const {getAwsRegion} = internal('@remotion/lambda/dist/cli/get-aws-region.js') as {
  getAwsRegion: () => string;
};
const {getGcpRegion} = internal('@remotion/cloudrun/dist/cli/get-gcp-region.js') as {
  getGcpRegion: () => string;
};
const {getVideoImageFormat} = internal('@remotion/cli/dist/image-formats.js') as {
  getVideoImageFormat: (input: object) => string;
};
const {determineFinalStillImageFormat} = internal(
  '@remotion/cli/dist/determine-image-format.js',
) as {
  determineFinalStillImageFormat: (input: object) => {format: string};
};

const codec = BrowserSafeApis.options['videoCodecOption']?.getValue(
  {commandLine: parsedCli},
  {compositionCodec: null, configFile: null, downloadName: null, outName: null, uiCodec: null},
).value;
const videoImageFormat = getVideoImageFormat({codec, uiImageFormat: null});
const stillImageFormat = determineFinalStillImageFormat({
  downloadName: null,
  outName: null,
  configImageFormat: null,
  cliFlag: null,
  isLambda: false,
  fromUi: null,
}).format;

/** The value of an option without a flag. Undefined if it depends on more than the command line. */
const valueOf = (option: Option): unknown => {
  try {
    return option.getValue({commandLine: parsedCli}).value ?? null;
  } catch {
    return undefined;
  }
};

const methods = [...methodsOf(Config)];
const ofOptions = methods.flatMap(([setter, method]) => {
  const [, option] =
    Object.entries(BrowserSafeApis.options).find(([key, each]) => setsOption(method, key, each)) ??
    [];
  return option ? [[setter, valueOf(option)] as const] : [];
});

const result: EmptyCommandLine = {
  flags: {
    cli: {...parsedCli, codec, 'image-format': videoImageFormat},
    lambda: {
      ...parsedLambdaCli,
      codec,
      'image-format': videoImageFormat,
      region: getAwsRegion(),
    },
    cloudrun: {
      ...parsedCloudrunCli,
      codec,
      'image-format': videoImageFormat,
      region: getGcpRegion(),
    },
  },
  stillImageFormat,
  settings: {
    ...Object.fromEntries(ofOptions),
    setCodec: codec,
    setVideoImageFormat: videoImageFormat,
    setStillImageFormat: stillImageFormat,
  },
  methodNames: Object.fromEntries(methods.map(([setter, {name}]) => [setter, name])),
};
process.stdout.write(JSON.stringify(result));
