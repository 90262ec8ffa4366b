import {spawn} from 'node:child_process';
import {openSync} from 'node:fs';
import {connect} from 'node:net';
import {runInNewContext} from 'node:vm';
import type {ForeignMessage} from '@docs-kit/docs-proof/messages';

/** Messages that no file of this repository and no code in Node.js contains. */
const unverified = (...messages: readonly string[]): ForeignMessage[] =>
  messages.map((message) => ({message}));

const inFile = (file: string, ...messages: readonly string[]): ForeignMessage[] =>
  messages.map((message) => ({message, file}));

const inPackage = (file: string, ...messages: readonly string[]): ForeignMessage[] =>
  inFile(`node_modules/${file}`, ...messages);

/** @param code JavaScript whose evaluation throws the message */
const evaluated = (message: string, code: string): ForeignMessage => ({
  message,
  provoke: (): unknown => runInNewContext(code),
});

/**
 * The messages of other software, by who writes them. An entry fails if no page quotes it, if a package of the toolkit
 * contains it, or if its file, program or code doesn't contain it anymore.
 */
const messages: Readonly<Record<string, readonly ForeignMessage[]>> = {
  V8: [
    evaluated("Cannot read properties of undefined (reading '…')", 'undefined.props'),
    evaluated("Cannot read properties of null (reading '…')", 'null.w'),
    evaluated("Cannot use 'in' operator to search for '…' in undefined", '"props" in undefined'),
    evaluated('… is not a function', 'const text = {}; text.replace()'),
    evaluated('… is not iterable', 'const line = {}; const [first] = line'),
    evaluated('… is not defined', 'window'),
    evaluated('Invalid array length', 'new Array(-1)'),
    evaluated(
      'Offset is outside the bounds of the DataView',
      'new DataView(new ArrayBuffer(1)).getUint8(1)',
    ),
    evaluated(
      'ArrayBuffer.prototype.resize: Invalid length parameter',
      'new ArrayBuffer(0, {maxByteLength: 1}).resize(2)',
    ),
  ],
  'Node.js': [
    {
      message: 'Body is unusable: Body has already been read',
      provoke: async () => {
        const response = new Response('{}');
        await response.json();
        await response.json();
      },
    },
    {
      message: 'ENOENT: no such file or directory, open …',
      provoke: () => openSync('/missing/file', 'r'),
    },
    {
      message: 'spawn … ENOENT',
      provoke: () => new Promise((_, reject) => spawn('/missing/program').on('error', reject)),
    },
    {
      message: 'connect ECONNREFUSED …',
      provoke: () => new Promise((_, reject) => connect(1, '127.0.0.1').on('error', reject)),
    },
    ...inFile(
      'examples/ensure-browser/prepare.output.txt',
      'getaddrinfo ENOTFOUND …',
      '(Use `node --trace-warnings ...` to show where the warning was created)',
    ),
    // This entry comes before the next one, which also fits.
    ...unverified('node:internal/process/promises:…'),
    {
      message:
        '(node:…) PromiseRejectionHandledWarning: Promise rejection was handled asynchronously (rejection id: 1)',
      file: 'examples/ensure-browser/prepare.output.txt',
      text: 'PromiseRejectionHandledWarning: Promise rejection was handled asynchronously (rejection id: 1)',
    },
    ...unverified('triggerUncaughtException(err, true /* fromPromise */);'),
  ],
  Chrome: [
    ...inFile('examples/fault-media-fonts/network.output.txt', 'A network error occurred.'),
    {
      message:
        "The source provided ('url('…') format('woff2')') could not be parsed as a value list.",
      file: 'examples/fault-bundle-runtime/font.output.txt',
      text: "') could not be parsed as a value list.",
    },
    ...unverified(
      "Failed to execute 'isConfigSupported' on 'VideoEncoder': …",
      "Failed to execute 'isConfigSupported' on 'AudioEncoder': …",
      "Failed to read the 'numberOfChannels' property from 'AudioDecoderConfig': Required member is undefined.",
      'Unsupported configuration. Check isConfigSupported() prior to calling configure().',
      'Unknown or ambiguous codec name.',
      'A key frame is required after configure() or flush().',
      "Cannot call 'reset' on a closed codec.",
      'Cannot clone closed AudioData.',
      'Decoding error.',
      'Unable to decode audio data',
      "Failed to construct 'AudioContext': …",
      "Failed to execute 'json' on 'Response': body stream already read",
      'The image argument is an OffscreenCanvas element with a width or height of 0.',
      "Failed to set '…' as a property value.",
      'A requested file or directory could not be found at the time an operation was processed.',
      'The requested file could not be read, typically due to permission problems that have occurred after a reference to a file was acquired.',
    ),
  ],
  'native programs and the C library': [
    ...unverified('No such file or directory', 'Invalid argument'),
    ...unverified('error: input file not found', 'error: unknown language'),
    {
      message: "Error reading input from '…': No such file or directory",
      text: "Error reading input from '",
    },
    {message: 'ffmpeg version', text: '%s version '},
    {
      message: 'width not divisible by 2 (…x…)',
      text: 'width not divisible by %d (%dx%d)',
    },
  ],
  libraries: [
    {
      message: 'R3F: … is not part of the THREE namespace! Did you forget to extend? …',
      file: 'node_modules/@react-three/fiber/dist/events-*.cjs.dev.js',
      text: 'is not part of the THREE namespace! Did you forget to extend?',
    },
    ...inPackage(
      '@shopify/react-native-skia/lib/module/views/SkiaPictureView.web.js',
      'Could not create a WebGL context',
    ),
    {
      message: 'Aborted(). Build with -sASSERTIONS for more info.',
      file: 'node_modules/@remotion/whisper-web/main.js',
      text: '. Build with -sASSERTIONS for more info.',
    },
    {
      message: 'Command failed with exit code …: …',
      file: 'node_modules/execa/lib/error.js',
      text: 'failed with exit code ${exitCode}',
    },
    {
      message: "Module not found: Error: Can't resolve '…' in '…'",
      file: 'node_modules/webpack/lib/errors/ModuleNotFoundError.js',
      text: 'Module not found: ',
    },
    {
      message: 'Module parse failed: Unexpected character …',
      file: 'node_modules/@remotion/bundler/node_modules/webpack/lib/ModuleParseError.js',
      text: 'Module parse failed: ',
    },
    ...inPackage('sass/sass.dart.js', 'Undefined variable.'),
    ...inPackage(
      'zod/lib/locales/en.js',
      'Expected …, received …',
      'Number must be a multiple of …',
    ),
    ...inPackage('zod/lib/ZodError.js', 'ZodError'),
  ],
  'the license server': inPackage(
    '@remotion/licensing/dist/test/register.test.js',
    'Public API key',
    'Invalid API key',
    'Cannot query usage older than 90 days',
    'Secret API key passed - use public key instead',
  ),
  Google: [
    ...inPackage(
      'google-auth-library/build/src/auth/jwtclient.js',
      'The incoming JSON object does not contain a client_email field',
    ),
    ...inPackage('gaxios/build/src/gaxios.js', 'Request failed with status code …'),
    ...unverified(
      'The specified bucket does not exist.',
      '7 PERMISSION_DENIED: …',
      'Cannot insert legacy ACL for an object when uniform bucket-level access is enabled.',
    ),
  ],
  AWS: [
    ...inPackage(
      '@aws-sdk/client-lambda/dist-cjs/index.js',
      'AccessDeniedException',
      'ResourceConflictException',
      'ResourceNotFoundException',
    ),
    ...inPackage('@aws-sdk/client-s3/dist-cjs/index.js', 'NoSuchBucket'),
    // AWS describes the errors of S3 in the types of its SDK.
    {
      message: 'AccessDenied: Access Denied',
      file: 'node_modules/@aws-sdk/client-s3/dist-types/models/models_0.d.ts',
      text: '<i>Description:</i> Access Denied<',
    },
    {
      message: 'NoSuchKey: The specified key does not exist.',
      file: 'node_modules/@aws-sdk/client-s3/dist-types/models/models_0.d.ts',
      text: '<i>Description:</i> The specified key does not exist.<',
    },
    ...unverified(
      'ResourceNotFoundException: Function not found: …',
      'The role defined for the function cannot be assumed by Lambda.',
      '… Member must have value less than or equal to 3008',
    ),
  ],
};

export const foreignMessages: readonly ForeignMessage[] = Object.values(messages).flat();
