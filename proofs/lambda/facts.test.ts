import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {getRegions, getRolePolicy, getUserPolicy} from '@remotion/lambda';
import {getAwsClient, LambdaClientInternals} from '@remotion/lambda/client';
import {afterEach, beforeEach, describe, expect, it, test, vi} from 'vitest';

/**
 * Statements of the guides in docs/lambda about shipped code that no type or flag shows. If a new version of the
 * packages fails a test, correct the page that the test names.
 */
const packages = path.resolve(import.meta.dirname, '../../node_modules/@remotion');
const require = createRequire(import.meta.url);
const load = (file: string): unknown => require(path.join(packages, file));
const read = (file: string): string => readFileSync(path.join(packages, file), 'utf8');

/** The CommonJS files that run on AWS or call it. */
const shippedCode = ['lambda', 'lambda-client', 'serverless', 'serverless-client'].flatMap((name) =>
  readdirSync(path.join(packages, name, 'dist'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js') && !file.startsWith('esm'))
    .map((file) => read(path.join(name, 'dist', file))),
);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('permissions', () => {
  it.each(['DeleteBucketCommand', 'InvokeAsyncCommand'])('no code sends %s', (command) => {
    expect(shippedCode.some((code) => code.includes(`${command}(`))).toBe(false);
    expect(shippedCode.some((code) => code.includes('InvokeCommand('))).toBe(true);
  });

  it('the role lacks two permissions that the creation of a bucket needs', () => {
    for (const action of ['s3:PutBucketOwnershipControls', 's3:PutBucketPublicAccessBlock']) {
      expect(getUserPolicy()).toContain(action);
      expect(getRolePolicy()).not.toContain(action);
    }
  });

  it('the user policy lacks the Insights extension of five regions', () => {
    const {lambdaInsightsExtensions} = load('lambda/dist/shared/lambda-insights-extensions.js') as {
      lambdaInsightsExtensions: Record<string, string | null>;
    };
    const lacking = Object.entries(lambdaInsightsExtensions)
      .filter(([, arn]) => arn !== null && !getUserPolicy().includes(arn.split(':')[4] ?? ''))
      .map(([region]) => region);
    expect(lacking.sort()).toEqual([
      'af-south-1',
      'ap-east-1',
      'ap-northeast-3',
      'eu-south-1',
      'me-south-1',
    ]);
  });
});

describe('runtime', () => {
  const {getLayers} = load('lambda/dist/shared/get-layers.js') as {
    getLayers: (input: {option: string; region: string}) => {layerArn: string}[];
  };
  const layersOf = (option: string, region: string): string[] =>
    getLayers({option, region})
      .map(({layerArn}) => layerArn.replace(/^.*remotion-binaries-|-arm64$/g, ''))
      .sort();

  it.each(getRegions())('%s has the layers of the table', (region) => {
    expect(layersOf('default', region)).toEqual(['chromium', 'cjk', 'emoji-google', 'fonts']);
    expect(layersOf('cjk', region)).toEqual(layersOf('default', region));
    expect(layersOf('apple-emojis', region)).toEqual(['chromium', 'emoji-apple', 'fonts']);
  });

  it('has this version of Chromium at this path', () => {
    expect(read('lambda/dist/admin/make-layer-public.js')).toContain('Chromium 133.0.6943.141');
    expect(LambdaClientInternals.awsImplementation.getChromiumPath()).toBe('/opt/bin/chromium');
  });
});

describe('getrenderprogress and getcompositionsonlambda', () => {
  it('the function runs the code that does not catch all errors', () => {
    const code = read('lambda/dist/functions/index.js');
    expect(code).toContain('.innerHandler)(');
    expect(code).not.toContain('innerRoutine');
  });
});

describe('authentication and without-iam', () => {
  const keyWith = async (env: Record<string, string>): Promise<string> => {
    vi.stubEnv('HOME', '/nowhere');
    vi.stubEnv('REMOTION_DISABLE_AWS_CLIENT_CACHE', '1');
    for (const [name, value] of Object.entries(env)) {
      vi.stubEnv(name, value);
    }
    const {client} = getAwsClient({region: 'us-east-1', service: 'lambda'});
    return (await client.config.credentials()).accessKeyId;
  };
  const withPrefix = {
    REMOTION_AWS_ACCESS_KEY_ID: 'with-prefix',
    REMOTION_AWS_SECRET_ACCESS_KEY: 'secret',
  };
  const withoutPrefix = {AWS_ACCESS_KEY_ID: 'without-prefix', AWS_SECRET_ACCESS_KEY: 'secret'};

  it('prefers variables with the prefix', async () => {
    expect(await keyWith({...withPrefix, ...withoutPrefix})).toBe('with-prefix');
  });

  it('skips an incomplete pair', async () => {
    expect(await keyWith({REMOTION_AWS_ACCESS_KEY_ID: 'with-prefix', ...withoutPrefix})).toBe(
      'without-prefix',
    );
  });

  it('ignores keys with the prefix if the check is skipped, even with the value false', async () => {
    expect(
      await keyWith({
        REMOTION_SKIP_AWS_CREDENTIALS_CHECK: 'false',
        ...withPrefix,
        ...withoutPrefix,
      }),
    ).toBe('without-prefix');
  });
});

describe('authentication: a profile', () => {
  let home = '';
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'aws-home-'));
    mkdirSync(path.join(home, '.aws'));
  });
  afterEach(() => {
    rmSync(home, {recursive: true});
  });

  const configOf = (profile: readonly string[], env: Record<string, string> = {}) => {
    writeFileSync(path.join(home, '.aws/config'), ['[profile video]', ...profile].join('\n'));
    const variables = {
      HOME: home,
      AWS_PROFILE: '',
      AWS_CONFIG_FILE: path.join(home, '.aws/config'),
      AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
      REMOTION_AWS_PROFILE: 'video',
      REMOTION_DISABLE_AWS_CLIENT_CACHE: '1',
      ...env,
    };
    Object.entries(variables).forEach(([name, value]) => vi.stubEnv(name, value));
    return getAwsClient({region: 'us-east-1', service: 'lambda'}).client.config;
  };
  const key = ['aws_access_key_id = of-profile', 'aws_secret_access_key = secret'];

  it('does not set the region', async () => {
    await expect(configOf([...key, 'region = eu-west-3']).region()).resolves.toBe('us-east-1');
  });

  it('takes precedence over the keys that assumeVideoRole() sets', async () => {
    const assumed = {
      REMOTION_AWS_ACCESS_KEY_ID: 'assumed',
      REMOTION_AWS_SECRET_ACCESS_KEY: 'secret',
    };
    const keyOf = async (env: Record<string, string>) =>
      (await configOf(key, env).credentials()).accessKeyId;
    await expect(keyOf(assumed)).resolves.toBe('of-profile');
    await expect(keyOf({...assumed, REMOTION_AWS_PROFILE: ''})).resolves.toBe('assumed');
  });
});

describe('custom-destination', () => {
  const outName = {
    bucketName: 'my-videos',
    key: 'a.mp4',
    s3OutputProvider: {endpoint: 'https://s3.example.com', accessKeyId: 'a', secretAccessKey: 'b'},
  };
  const renderMetadata = {type: 'video', codec: 'h264', renderId: 'abc', outName};

  it('the check for an existing file looks in the bucket of Remotion', async () => {
    const {findOutputFileInBucket} = load('serverless/dist/find-output-file-in-bucket.js') as {
      findOutputFileInBucket: (input: unknown) => Promise<unknown>;
    };
    const headFile = vi.fn().mockRejectedValue({name: 'NotFound'});
    await findOutputFileInBucket({
      bucketName: 'remotionlambda-abc',
      customCredentials: outName.s3OutputProvider,
      renderMetadata,
      providerSpecifics: {headFile, getBucketPrefix: () => 'remotionlambda-'},
    });
    expect(headFile).toHaveBeenCalledWith(
      expect.objectContaining({bucketName: 'remotionlambda-abc', key: 'a.mp4'}),
    );
  });

  it('the URL of the file is one of AWS, also with another provider', () => {
    const {getOutputUrlFromMetadata} = load(
      'lambda-client/dist/get-output-url-from-metadata.js',
    ) as {
      getOutputUrlFromMetadata: (input: unknown) => {url: string};
    };
    expect(
      getOutputUrlFromMetadata({
        renderMetadata,
        bucketName: 'remotionlambda-abc',
        customCredentials: outName.s3OutputProvider,
        currentRegion: 'eu-central-1',
      }).url,
    ).toBe('https://s3.eu-central-1.amazonaws.com/my-videos/a.mp4');
  });

  it('the progress contains the key of the provider', () => {
    expect(read('serverless/dist/handlers/launch.js')).toMatch(
      /outName: \(_\w = params\.outName\)/,
    );
  });
});

test('quotas: a request for the next multiple of 5000', () => {
  expect(read('lambda/dist/cli/commands/quotas/increase.js')).toContain(
    'Math.floor(concurrencyCurrent / 5000) * 5000 + 5000',
  );
});

test('autodelete: rules for four prefixes, and two commands that remove them', () => {
  const {getLifeCycleRules} = load('lambda-client/dist/lifecycle.js') as {
    getLifeCycleRules: () => {
      ID: string;
      Filter: {Prefix: string};
      Expiration: {Days: number};
    }[];
  };
  expect(
    getLifeCycleRules().map(({ID, Filter, Expiration}) => [ID, Filter.Prefix, Expiration.Days]),
  ).toEqual([
    ['delete-after-1-day', 'renders/1-day', 1],
    ['delete-after-3-days', 'renders/3-days', 3],
    ['delete-after-7-days', 'renders/7-days', 7],
    ['delete-after-30-days', 'renders/30-days', 30],
  ]);
  for (const command of ['rm', 'rmall']) {
    expect(read(`lambda/dist/cli/commands/sites/${command}.js`)).toContain(
      'enableFolderExpiry: false',
    );
  }
});
