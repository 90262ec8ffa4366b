import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import {describe, expect, test} from 'vitest';

interface Sent {
  to: string;
  method: string;
  url?: string;
  body?: string;
  headers?: Record<string, string>;
  parameters?: unknown;
}

interface Call {
  value?: unknown;
  error?: {isError: boolean; message: string; code?: string | number};
  sent: Sent[];
  unhandled: string[];
}

const root = path.resolve(import.meta.dirname, '../..');
const {calls, serviceUrl} = JSON.parse(
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'record.mjs')], {
    cwd: root,
    encoding: 'utf8',
    env: {PATH: process.env.PATH, NODE_ENV: 'production'},
  }),
) as {calls: Record<string, Call>; serviceUrl: string};

const of = (name: string): Call => {
  const call = calls[name];
  if (!call) {
    throw new Error(
      `record.mjs didn't make the call “${name}”. It made: ${Object.keys(calls).join(', ')}`,
    );
  }
  return call;
};
const requests = (name: string) =>
  of(name).sent.map(({to, method, url}) => [to, method, url].filter(Boolean).join(' '));
const body = (name: string) =>
  JSON.parse(of(name).sent.find(({to}) => to === 'service')?.body ?? '{}') as unknown;

const siteFile = 'storage GET /b/remotioncloudrun-a/o/sites%2Fmy-video%2Findex.html?';
const listBuckets = 'storage GET /b?project=my-project';

describe('renderMediaOnCloudrun()', () => {
  test('checks the site, finds the bucket and the service, and sends one request', () => {
    expect(requests('video').sort()).toEqual(
      [siteFile, listBuckets, 'run getService', 'service POST /'].sort(),
    );
  });

  test('skips both searches if the bucket and the URL are set', () => {
    expect(requests('video in forced bucket by URL').sort()).toEqual(
      [siteFile, 'service POST /'].sort(),
    );
  });

  test('sends the documented defaults', () => {
    expect(body('video')).toMatchObject({
      type: 'media',
      composition: 'HelloTitle',
      outputBucket: 'remotioncloudrun-a',
      privacy: 'public',
      logLevel: 'info',
      serializedInputPropsWithCustomSchema: '{}',
      envVariables: {},
      delayRenderTimeoutInMilliseconds: 30_000,
      jpegQuality: 80,
      scale: 1,
      everyNthFrame: 1,
      muted: false,
      preferLossless: false,
      enforceAudioTrack: false,
      concurrency: null,
      downloadBehavior: {type: 'play-in-browser'},
    });
  });

  test('cannot be caught if the site is missing', () => {
    expect(of('missing site')).toMatchObject({
      value: {type: 'success'},
      unhandled: [expect.stringContaining('serveURL ERROR. File "a.html" not found in bucket')],
    });
  });

  test('reports a crash if two progress messages arrive in one chunk', () => {
    expect(of('reply joined').value).toMatchObject({type: 'crash', cloudRunEndpoint: serviceUrl});
  });

  test('reports a crash if the service ends the request without a result', () => {
    expect(of('reply empty').value).toMatchObject({
      type: 'crash',
      message: 'Service crashed without sending a response. Check the logs in GCP console.',
    });
  });

  test('rejects with a plain object if the service reports an error', () => {
    expect(of('reply error').error).toMatchObject({isError: false, message: 'Version mismatch'});
  });

  test('rejects without a retry if Google rejects the request', () => {
    expect(of('reply 429').error).toEqual({
      isError: true,
      message: 'Request failed with status code 429',
      code: '429',
    });
    expect(requests('reply 429').filter((each) => each.startsWith('service'))).toHaveLength(1);
  });
});

test('renderStillOnCloudrun() sends no name for the file, so that the service names it out.png', () => {
  expect(body('still')).toMatchObject({
    type: 'still',
    imageFormat: 'jpeg',
    frame: 0,
    outName: null,
    outputBucket: 'bucket',
    privacy: 'public',
  });
});

describe('getOrCreateBucket()', () => {
  test('creates a bucket with only a name and a location', () => {
    expect(requests('bucket is created')).toEqual([
      listBuckets,
      'storage POST /b?project=my-project',
    ]);
    expect(JSON.parse(of('bucket is created').sent[1]?.body ?? '')).toEqual({
      location: 'us-east1',
      name: expect.stringMatching(/^remotioncloudrun-[a-z0-9]{10}$/),
    });
  });

  test('uses the only bucket of the region', () => {
    expect(of('bucket is used').value).toEqual({
      bucketName: 'remotioncloudrun-a',
      alreadyExisted: true,
    });
  });

  test('rejects if the region has two buckets', () => {
    expect(of('two buckets').error?.message).toContain(
      'You have multiple buckets (remotioncloudrun-a, remotioncloudrun-b) in your Cloud Storage region (us-east1)',
    );
  });
});

describe('sites', () => {
  test('getSites() returns nothing for a region without a bucket', () => {
    expect(of('sites').value).toEqual({sites: [], buckets: []});
  });

  test('deploySite() deletes the files of a site whose name starts with the same name', () => {
    expect(of('site').value).toMatchObject({
      stats: {uploadedFiles: 0, deletedFiles: 2, untouchedFiles: 1},
    });
    expect(requests('site')).toContain(
      'storage DELETE /b/remotioncloudrun-a/o/sites%2Fmy-video-draft%2Findex.html?',
    );
  });

  test('deleteSite() resolves if there is no such site', () => {
    expect(of('deleted site')).toMatchObject({unhandled: []});
    expect(of('deleted site').error).toBeUndefined();
    expect(requests('deleted site')).toEqual([
      'storage GET /b/remotioncloudrun-a/o?prefix=sites%2Fmy-video%2F',
    ]);
  });
});

describe('services', () => {
  test('deployService() creates the service even if there is no image, and the error cannot be caught', () => {
    const call = of('service without image');
    expect(requests('service without image')).toEqual([
      'registry listTags',
      'run listServices',
      'run createService',
    ]);
    expect(call.value).toMatchObject({alreadyExists: false, uri: 'https://new.a.run.app'});
    expect(call.unhandled).toEqual([
      expect.stringMatching(/^The tag for Remotion version .* was not found/),
    ]);
  });

  test('deployService() sends the documented defaults', () => {
    expect(of('service without image').sent.at(-1)?.parameters).toMatchObject({
      serviceId: expect.stringMatching(/^remotion-4-0-331-mem2gi-cpu1-0-t300$/),
      service: {
        template: {
          scaling: {minInstanceCount: 0, maxInstanceCount: 100},
          timeout: {seconds: 300},
          containers: [{resources: {limits: {memory: '2Gi', cpu: '1.0'}, cpuIdle: false}}],
          maxInstanceRequestConcurrency: 1,
          executionEnvironment: 1,
          serviceAccount: 'remotion-sa@my-project.iam.gserviceaccount.com',
        },
      },
    });
  });

  test('deployService() does not change an existing service', () => {
    expect(of('existing service').value).toMatchObject({alreadyExists: true});
    expect(requests('existing service')).toEqual(['run listServices']);
  });

  test('getServiceInfo() returns the timeout as a string', () => {
    expect(of('service info').value).toMatchObject({
      timeoutInSeconds: '300',
      remotionVersion: '4-0-331',
    });
  });

  test('deleteService() sends one request', () => {
    expect(of('deleted service').sent).toEqual([
      {
        to: 'run',
        method: 'deleteService',
        parameters: {
          name: 'projects/my-project/locations/us-east1/services/remotion-4-0-331-mem2gi-cpu1-0-t300',
        },
      },
    ]);
  });

  test('getServices() rejects because of a service with a similar name, unless it filters', () => {
    expect(of('foreign service').error?.message).toBe(
      'Could not parse service name remotion-website',
    );
    expect(of('compatible services').value).toHaveLength(1);
  });
});

test('testPermissions() asks for the permissions that the guide explains', () => {
  const guide = readFileSync(path.join(root, 'docs/cloudrun/permissions.mdx'), 'utf8');
  const explained = [...guide.matchAll(/^\| `([a-zA-Z.]+)` \|/gm)].map(([, name]) => name ?? '');
  const [request] = of('permissions').sent;
  const {permissions} = (request as {parameters: {permissions: string[]}}).parameters;
  expect(new Set(permissions)).toEqual(new Set(explained));
  expect(permissions).toHaveLength(explained.length);
  expect(of('permissions').value).toEqual({
    results: permissions.map((permissionName) => ({
      permissionName,
      decision: permissionName === 'run.routes.invoke',
    })),
  });
});

describe('the service', () => {
  const served = (name: string) => of(name).value as {written: unknown[]};
  const uploads = (name: string) =>
    requests(name).flatMap(
      (each) => /\?name=([^&]+).*predefinedAcl=(\w+)/.exec(each)?.slice(1) ?? [],
    );

  test('uploads a public file and returns its encoded URL', () => {
    expect(uploads('service renders')).toEqual(['renders%2Forder-7%2Fout.mp4', 'publicRead']);
    expect(served('service renders').written.at(-1)).toMatchObject({
      response: {
        type: 'success',
        publicUrl: expect.stringMatching(/\/remotioncloudrun-a\/renders%2Forder-7%2Fout\.mp4$/),
        cloudStorageUri: 'gs://remotioncloudrun-a/renders/order-7/out.mp4',
        size: '5',
        privacy: 'public-read',
      },
    });
  });

  test('uses swangle and leaves the concurrency to the renderer', () => {
    expect(served('service renders')).toMatchObject({
      chromiumOptions: {gl: 'swangle', enableMultiProcessOnLinux: true},
      concurrency: null,
    });
  });

  test('renders with the same colors as the renderer by default', () => {
    expect(body('video')).toMatchObject({imageFormat: null, pixelFormat: null, colorSpace: null});
    // The renderer replaces a color space of null with `default`.
    expect(served('service renders')).toMatchObject({
      colors: {
        imageFormat: RenderInternals.DEFAULT_VIDEO_IMAGE_FORMAT,
        jpegQuality: RenderInternals.DEFAULT_JPEG_QUALITY,
        pixelFormat: RenderInternals.DEFAULT_PIXEL_FORMAT,
        colorSpace: null,
      },
    });
  });

  test('sends the first progress, then each 10 percent, and the end to the webhook', () => {
    const webhook = of('service renders').sent.filter(({to}) => to === 'webhook');
    expect(webhook.map(({body: text}) => JSON.parse(text ?? '') as unknown)).toEqual(
      [0.05, 0.5, 1].map((progress) => ({
        order: 7,
        progress,
        renderId: 'order-7',
        renderedFrames: 1,
        encodedFrames: 1,
      })),
    );
    expect(webhook[0]?.headers).toMatchObject({
      'x-secret': 'secret',
      'content-type': 'application/json',
    });
  });

  test('reports the end to the webhook before it uploads the file', () => {
    const order = of('service renders').sent.map(({to}) => to);
    expect(order.lastIndexOf('webhook')).toBeLessThan(order.indexOf('storage'));
  });

  test('returns no public URL for a private video, which is named after the codec', () => {
    expect(uploads('service renders privately')).toEqual([
      'renders%2Forder-8%2Fout.mp3',
      'projectPrivate',
    ]);
    expect(served('service renders privately').written.at(-1)).toMatchObject({
      response: {publicUrl: null, privacy: 'project-private'},
    });
  });

  test('names a JPEG still out.png, writes an ACL in spite of no-acl, and calls no webhook', () => {
    expect(uploads('service renders still')).toEqual([
      'renders%2Forder-9%2Fout.png',
      'projectPrivate',
    ]);
    expect(served('service renders still').written).toMatchObject([
      {response: {publicUrl: expect.stringContaining('out.png')}},
    ]);
    expect(of('service renders still').sent.every(({to}) => to === 'storage')).toBe(true);
  });

  test('requires the headers of a webhook', () => {
    expect(served('service gets wrong webhook').written).toMatchObject([
      {type: 'error', name: 'ZodError', message: expect.stringContaining('"headers"')},
    ]);
  });

  test('saves the error of a failed render', () => {
    expect(uploads('service fails')).toEqual(['renders%2Forder-10%2Ferror.txt', 'publicRead']);
    expect(served('service fails').written.at(-1)).toMatchObject({
      type: 'error',
      message: 'The title is missing.',
    });
  });
});
