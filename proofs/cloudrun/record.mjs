/**
 * Calls the functions of `@remotion/cloudrun` against stand-ins for Google Cloud, and prints what each call returned,
 * threw and sent as one line of JSON. Run by `requests.test.ts` in a process of its own, because some calls cause
 * unhandled rejections, which would fail a test runner.
 *
 * Cloud Storage and the service are HTTP servers that record requests. The clients of Cloud Run, Artifact Registry and
 * Resource Manager use gRPC, so their methods are replaced.
 */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {VERSION} from 'remotion';

const require = createRequire(import.meta.url);
const fromCloudrun = createRequire(require.resolve('@remotion/cloudrun/package.json'));

const {CRC32C} = fromCloudrun('@google-cloud/storage');

const sent = [];
const unhandled = [];
process.on('unhandledRejection', ({message}) => unhandled.push(message));

const listen = async (name, respond) => {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const {method, url, headers} = request;
      sent.push({to: name, method, url, body, headers});
      respond(request, response, (value, status = 200) => {
        response.writeHead(status, {'content-type': 'application/json'});
        response.end(JSON.stringify(value));
      });
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}`;
};

/** The checksum that the client compares with the one of the file that it uploaded. */
const checksum = (content) => {
  const crc32c = new CRC32C();
  crc32c.update(Buffer.from(content));
  return crc32c.toString();
};

let buckets = [];
let objects = [];
const storageUrl = await listen('storage', (request, response, json) => {
  const {method, url} = request;
  if (url.includes('missing')) {
    json({error: {code: 404, message: 'Not found'}}, 404);
  } else if (method === 'GET' && url.startsWith('/b?')) {
    json({items: buckets});
  } else if (url.includes('uploadType=resumable')) {
    response.writeHead(200, {location: `${storageUrl}/upload`}).end();
  } else if (method === 'PUT') {
    const {body} = sent.at(-1);
    json({name: 'file', crc32c: checksum(body), size: String(body.length)});
  } else if (method === 'DELETE') {
    response.writeHead(204).end();
  } else if (method === 'GET' && url.includes('/o?')) {
    json({items: objects});
  } else {
    json({name: 'file', size: '5'});
  }
});

const success = {
  type: 'success',
  publicUrl: 'https://storage.googleapis.com/bucket/renders/id/out.mp4',
  cloudStorageUri: 'gs://bucket/renders/id/out.mp4',
  size: 5,
  bucketName: 'bucket',
  renderId: 'id',
  privacy: 'public-read',
};
const failure = {type: 'error', name: 'Error', message: 'Version mismatch', stack: 'Error'};

let reply = 'success';
const serviceUrl = await listen('service', (_request, response) => {
  if (typeof reply === 'number') {
    response.writeHead(reply).end();
    return;
  }
  // The pause makes the result arrive in a chunk of its own, like after an upload.
  const finish = () => setTimeout(() => response.end(JSON.stringify({response: success})), 50);
  response.writeHead(200);
  if (reply === 'success') {
    response.write('{"onProgress":0.5}\n');
    finish();
  } else if (reply === 'joined') {
    response.write('{"onProgress":0.5}\n{"onProgress":0.6}\n');
    finish();
  } else {
    response.end(reply === 'error' ? JSON.stringify(failure) : '');
  }
});

Object.assign(process.env, {
  STORAGE_EMULATOR_HOST: storageUrl,
  REMOTION_GCP_PROJECT_ID: 'my-project',
  REMOTION_GCP_CLIENT_EMAIL: 'remotion-sa@my-project.iam.gserviceaccount.com',
  REMOTION_GCP_PRIVATE_KEY: 'none',
});

const {GoogleAuth} = fromCloudrun('google-auth-library');
const {Gaxios} = createRequire(fromCloudrun.resolve('google-auth-library'))('gaxios');
GoogleAuth.prototype.getIdTokenClient = async () => new Gaxios();

const record = (to, method, answer) => (parameters) => {
  sent.push({to, method, parameters});
  return answer(parameters);
};
const parent = 'projects/my-project/locations/us-east1';
const serviceName = 'remotion-4-0-331-mem2gi-cpu1-0-t300';
const running = {
  name: `${parent}/services/${serviceName}`,
  uri: serviceUrl,
  template: {
    timeout: {seconds: '300'},
    containers: [{resources: {limits: {memory: '2Gi', cpu: '1.0'}}}],
  },
};
let services = [];
const run = fromCloudrun('@google-cloud/run').v2.ServicesClient.prototype;
run.getService = record('run', 'getService', async () => [running]);
run.listServices = record('run', 'listServices', async () => [services]);
run.listServicesAsync = record('run', 'listServices', () => services);
run.deleteService = record('run', 'deleteService', async () => [{}]);
run.createService = record('run', 'createService', async ({serviceId}) => [
  {promise: async () => [{name: `${parent}/services/${serviceId}`, uri: 'https://new.a.run.app'}]},
]);
let tags = [];
fromCloudrun('@google-cloud/artifact-registry').ArtifactRegistryClient.prototype.listTags = record(
  'registry',
  'listTags',
  async () => [tags],
);
let granted = [];
fromCloudrun('@google-cloud/resource-manager').v3.ProjectsClient.prototype.testIamPermissions =
  record('resource-manager', 'testIamPermissions', async () => [{permissions: granted}]);

// Bundling has its own tests.
const bundle = mkdtempSync(path.join(tmpdir(), 'cloudrun-'));
mkdirSync(path.join(bundle, 'public'));
writeFileSync(path.join(bundle, 'index.html'), 'a');
fromCloudrun('@remotion/bundler').BundlerInternals.internalBundle = async () => bundle;

const cloudrun = fromCloudrun('@remotion/cloudrun');
const calls = {};
const call = async (name, action) => {
  sent.length = 0;
  unhandled.length = 0;
  const outcome = await Promise.resolve()
    .then(action)
    .then(
      (value) => ({value}),
      (error) => ({
        error: {isError: error instanceof Error, message: error.message, code: error.code},
      }),
    );
  await new Promise((resolve) => setTimeout(resolve, 50));
  calls[name] = {...outcome, sent: [...sent], unhandled: [...unhandled]};
};

// The service renders into files in `/tmp`. Rendering has its own tests.
const {RenderInternals} = fromCloudrun('@remotion/renderer');
RenderInternals.internalSelectComposition = async () => ({
  metadata: {width: 1280, height: 720, props: {}},
  propsSize: 2,
});
let failsToRender = false;
const rendered = [];
RenderInternals.internalRenderMedia = async (options) => {
  rendered.push(options);
  for (const progress of [0.05, 0.1, 0.5, 1]) {
    options.onProgress({progress, renderedFrames: 1, encodedFrames: 1});
  }
  if (failsToRender) {
    throw new Error('The title is missing.');
  }
  writeFileSync(options.outputLocation, 'video');
};
RenderInternals.internalRenderStill = async (options) => {
  rendered.push(options);
  writeFileSync(options.output, 'image');
};
const {renderOnCloudRun} = fromCloudrun('./dist/functions/index.js');
const webhookUrl = await listen('webhook', (_request, response) => response.end());

/** Lets the service handle the request that the previous call sent to it, with some changes. */
const serve = async (request, changes) => {
  rendered.length = 0;
  const written = [];
  await renderOnCloudRun(
    {body: {...request, ...changes, clientVersion: VERSION}},
    {
      writeHead: () => {},
      write: (text, done) => {
        written.push(text);
        done?.();
      },
      end: (text) => text && written.push(text),
    },
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  const [{chromiumOptions, concurrency, imageFormat, jpegQuality, pixelFormat, colorSpace} = {}] =
    rendered;
  return {
    written: written.map((each) => JSON.parse(each)),
    chromiumOptions,
    concurrency,
    colors: {imageFormat, jpegQuality, pixelFormat, colorSpace},
  };
};
const lastRequest = () => JSON.parse(sent.find(({to}) => to === 'service').body);

const bucket = (name, location = 'US-EAST1') => ({
  id: name,
  name,
  location,
  timeCreated: '2025-07-01T10:00:00Z',
});
const region = 'us-east1';
const video = {
  region,
  serviceName,
  serveUrl: 'https://storage.googleapis.com/remotioncloudrun-a/sites/my-video/index.html',
  composition: 'HelloTitle',
  codec: 'h264',
};
const still = {...video, codec: undefined, imageFormat: 'jpeg', forceBucketName: 'bucket'};
const render = (options) => cloudrun.renderMediaOnCloudrun({...video, ...options});

const {log, error} = console;
console.log = console.error = () => {};
try {
  await call('bucket is created', () => cloudrun.getOrCreateBucket({region}));
  buckets = [bucket('remotioncloudrun-a'), bucket('other'), bucket('remotioncloudrun-b', 'EU')];
  await call('bucket is used', () => cloudrun.getOrCreateBucket({region}));
  await call('video', () => render());
  const videoRequest = lastRequest();
  await call('video in forced bucket by URL', () =>
    render({serviceName: undefined, cloudRunUrl: serviceUrl, forceBucketName: 'bucket'}),
  );
  await call('still', () => cloudrun.renderStillOnCloudrun(still));
  const stillRequest = lastRequest();
  await call('missing site', () =>
    render({serveUrl: 'https://storage.googleapis.com/remotioncloudrun-missing/a.html'}),
  );
  for (const each of ['joined', 'error', 'empty', 429]) {
    reply = each;
    await call(`reply ${each}`, () => render({forceBucketName: 'bucket'}));
  }
  await call('sites', () => cloudrun.getSites('us-west1'));
  buckets = [bucket('remotioncloudrun-a'), bucket('remotioncloudrun-b')];
  await call('two buckets', () => cloudrun.getOrCreateBucket({region}));

  const md5Hash = Buffer.from('0cc175b9c0f1b6a831c399e269772661', 'hex').toString('base64');
  objects = ['my-video/index.html', 'my-video/old.js', 'my-video-draft/index.html'].map((file) => ({
    name: `sites/${file}`,
    md5Hash,
  }));
  const site = {entryPoint: 'src/index.ts', bucketName: 'remotioncloudrun-a'};
  await call('site', () => cloudrun.deploySite({...site, siteName: 'my-video'}));
  objects = [];
  await call('deleted site', () =>
    cloudrun.deleteSite({bucketName: 'remotioncloudrun-a', siteName: 'my-video'}),
  );

  const service = {projectID: 'my-project', region};
  tags = [{name: 'tags/4.0.1'}];
  await call('service without image', () => cloudrun.deployService(service));
  services = [running];
  await call('existing service', () =>
    cloudrun.deployService({...service, minInstances: 5, performImageVersionValidation: false}),
  );
  await call('service info', () => cloudrun.getServiceInfo({region, serviceName}));
  await call('deleted service', () => cloudrun.deleteService({region, serviceName}));
  services = [running, {name: `${parent}/services/remotion-website`}];
  await call('foreign service', () => cloudrun.getServices({region, compatibleOnly: false}));
  await call('compatible services', () => cloudrun.getServices({region, compatibleOnly: true}));

  const renderStatusWebhook = {
    url: webhookUrl,
    headers: {'X-Secret': 'secret', 'Content-Type': 'text/plain'},
    data: {order: 7, progress: 'own'},
  };
  await call('service renders', () =>
    serve(videoRequest, {renderIdOverride: 'order-7', renderStatusWebhook}),
  );
  await call('service renders privately', () =>
    serve(videoRequest, {codec: 'mp3', privacy: 'private', renderIdOverride: 'order-8'}),
  );
  await call('service renders still', () =>
    serve(stillRequest, {privacy: 'no-acl', renderIdOverride: 'order-9', renderStatusWebhook}),
  );
  await call('service gets wrong webhook', () =>
    serve(videoRequest, {renderStatusWebhook: {url: webhookUrl}}),
  );
  failsToRender = true;
  await call('service fails', () => serve(videoRequest, {renderIdOverride: 'order-10'}));

  granted = ['run.routes.invoke'];
  await call('permissions', () => cloudrun.testPermissions());
} finally {
  Object.assign(console, {log, error});
  rmSync(bundle, {recursive: true});
}

process.stdout.write(`${JSON.stringify({calls, serviceUrl})}\n`, () => process.exit(0));
