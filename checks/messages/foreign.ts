import {spawn} from 'node:child_process';
import {openSync} from 'node:fs';
import {connect} from 'node:net';
import {runInNewContext} from 'node:vm';

/** A message that pages quote below `## Errors` and that no package of the toolkit contains. */
export interface ForeignMessage {
  /** The message, with `…` for the parts that are filled in. */
  readonly message: string;
  /** Who writes it. */
  readonly source: string;
  /** A file that contains the message: a file of an installed package, or a recorded output. */
  readonly file?: string;
  /** What the file contains, if it isn't the whole message. */
  readonly text?: string;
  /** Code that throws the message in Node.js. */
  readonly provoke?: () => unknown;
}

/** AWS describes the errors of S3 in the types of its SDK. */
const s3Errors = 'node_modules/@aws-sdk/client-s3/dist-types/models/models_0.d.ts';
const lambdaClient = 'node_modules/@aws-sdk/client-lambda/dist-cjs/index.js';
const compositor = 'node_modules/@remotion/compositor-linux-x64-gnu';
const licenseServer = 'node_modules/@remotion/licensing/dist/test/register.test.js';

/** Hides a value from the type checker, because the code must fail at run time. */
const untyped = (value: unknown) => value as Record<string, () => Iterable<unknown>>;

/**
 * The messages of other software. An entry fails if no page quotes it, if a package of the toolkit contains it, or if
 * its file or its code doesn't contain it anymore. Entries without a file and code can't be verified.
 */
export const foreignMessages: readonly ForeignMessage[] = [
  {
    message: 'R3F: … is not part of the THREE namespace! Did you forget to extend? …',
    source: 'React Three Fiber',
    file: 'node_modules/@react-three/fiber/dist/events-6ab58ae5.cjs.dev.js',
    text: 'is not part of the THREE namespace! Did you forget to extend?',
  },
  {
    message: 'Could not create a WebGL context',
    source: 'React Native Skia',
    file: 'node_modules/@shopify/react-native-skia/lib/module/views/SkiaPictureView.web.js',
  },
  {
    message: "Cannot read properties of undefined (reading '…')",
    source: 'V8',
    provoke: () => untyped(untyped(undefined)['props']),
  },
  {
    message: 'Offset is outside the bounds of the DataView',
    source: 'V8',
    provoke: () => new DataView(new ArrayBuffer(1)).getUint8(1),
  },
  {message: "Failed to execute 'isConfigSupported' on 'VideoEncoder': …", source: 'Chrome'},
  {message: "Failed to execute 'isConfigSupported' on 'AudioEncoder': …", source: 'Chrome'},
  {
    message: 'ArrayBuffer.prototype.resize: Invalid length parameter',
    source: 'V8',
    provoke: (): unknown => runInNewContext('new ArrayBuffer(0, {maxByteLength: 1}).resize(2)'),
  },
  {message: 'Cannot clone closed AudioData.', source: 'Chrome'},
  {
    message:
      "Failed to read the 'numberOfChannels' property from 'AudioDecoderConfig': Required member is undefined.",
    source: 'Chrome',
  },
  {message: 'Unknown or ambiguous codec name.', source: 'Chrome'},
  {message: 'Decoding error.', source: 'Chrome'},
  {message: 'A key frame is required after configure() or flush().', source: 'Chrome'},
  {message: "Cannot call 'reset' on a closed codec.", source: 'Chrome'},
  {
    message: 'Unsupported configuration. Check isConfigSupported() prior to calling configure().',
    source: 'Chrome',
  },
  {
    message: 'The image argument is an OffscreenCanvas element with a width or height of 0.',
    source: 'Chrome',
  },
  {
    message:
      'A requested file or directory could not be found at the time an operation was processed.',
    source: 'Chrome',
  },
  {
    message:
      'The requested file could not be read, typically due to permission problems that have occurred after a reference to a file was acquired.',
    source: 'Chrome',
  },
  {
    message: "Cannot read properties of null (reading '…')",
    source: 'V8',
    provoke: () => untyped(untyped(null)['w']),
  },
  {
    message: '… is not a function',
    source: 'V8',
    provoke: () => untyped({})['replace']!(),
  },
  {
    message: '… is not iterable',
    source: 'V8',
    provoke: () => {
      const line = untyped({}) as unknown as unknown[];
      const [first] = line;
      return first;
    },
  },
  {
    message: '… is not defined',
    source: 'V8',
    provoke: () => runInNewContext('window') as unknown,
  },
  {message: 'Invalid array length', source: 'V8', provoke: () => Array.from({length: 1e10})},
  {
    message: 'Body is unusable: Body has already been read',
    source: 'Node.js',
    provoke: async () => {
      const response = new Response('{}');
      await response.json();
      await response.json();
    },
  },
  {
    message: "Cannot use 'in' operator to search for '…' in undefined",
    source: 'V8',
    provoke: () => 'props' in untyped(undefined),
  },
  {
    message: 'ENOENT: no such file or directory, open …',
    source: 'Node.js',
    provoke: () => openSync('/missing/file', 'r'),
  },
  {
    message: 'spawn … ENOENT',
    source: 'Node.js',
    provoke: () => new Promise((_, reject) => spawn('/missing/program').on('error', reject)),
  },
  {message: 'error: input file not found', source: 'Whisper.cpp'},
  {message: 'error: unknown language', source: 'Whisper.cpp'},
  {
    message: 'Aborted(). Build with -sASSERTIONS for more info.',
    source: 'Emscripten',
    file: 'node_modules/@remotion/whisper-web/main.js',
    text: '. Build with -sASSERTIONS for more info.',
  },
  {
    message: 'getaddrinfo ENOTFOUND …',
    source: 'Node.js',
    file: 'examples/ensure-browser/prepare.output.txt',
  },
  {
    message: 'connect ECONNREFUSED …',
    source: 'Node.js',
    provoke: () => new Promise((_, reject) => connect(1, '127.0.0.1').on('error', reject)),
  },
  {message: 'node:internal/process/promises:…', source: 'Node.js'},
  {message: 'triggerUncaughtException(err, true /* fromPromise */);', source: 'Node.js'},
  {
    message:
      '(node:…) PromiseRejectionHandledWarning: Promise rejection was handled asynchronously (rejection id: 1)',
    source: 'Node.js',
    file: 'examples/ensure-browser/prepare.output.txt',
    text: 'PromiseRejectionHandledWarning: Promise rejection was handled asynchronously (rejection id: 1)',
  },
  {
    message: '(Use `node --trace-warnings ...` to show where the warning was created)',
    source: 'Node.js',
    file: 'examples/ensure-browser/prepare.output.txt',
  },
  {
    message: 'A network error occurred.',
    source: 'Chrome',
    file: 'examples/fault-media-fonts/network.output.txt',
  },
  {message: "Failed to set '…' as a property value.", source: 'Chrome'},
  {
    message:
      "The source provided ('url('…') format('woff2')') could not be parsed as a value list.",
    source: 'Chrome',
    file: 'examples/fault-bundle-runtime/font.output.txt',
    text: "') could not be parsed as a value list.",
  },
  {message: "Failed to construct 'AudioContext': …", source: 'Chrome'},
  {message: 'Unable to decode audio data', source: 'Chrome'},
  {message: 'No such file or directory', source: 'the C library'},
  {message: 'Invalid argument', source: 'the C library'},
  {
    message: "Error reading input from '…': No such file or directory",
    source: 'the renderer and the C library',
    file: `${compositor}/remotion`,
    text: "Error reading input from '",
  },
  {
    message: 'Command failed with exit code …: …',
    source: 'execa',
    file: 'node_modules/execa/lib/error.js',
    text: 'failed with exit code ${exitCode}',
  },
  {message: 'ffmpeg version', source: 'FFmpeg', file: `${compositor}/ffmpeg`, text: '%s version '},
  {
    message: 'width not divisible by 2 (…x…)',
    source: 'x264',
    file: `${compositor}/libavcodec.so`,
    text: 'width not divisible by %d (%dx%d)',
  },
  {
    message: "Module not found: Error: Can't resolve '…' in '…'",
    source: 'Webpack',
    file: 'node_modules/webpack/lib/errors/ModuleNotFoundError.js',
    text: 'Module not found: ',
  },
  {
    message: 'Expected …, received …',
    source: 'Zod',
    file: 'node_modules/zod/lib/locales/en.js',
  },
  {
    message: 'Number must be a multiple of …',
    source: 'Zod',
    file: 'node_modules/zod/lib/locales/en.js',
  },
  {message: 'ZodError', source: 'Zod', file: 'node_modules/zod/lib/ZodError.js'},
  {message: 'Public API key', source: 'the license server', file: licenseServer},
  {message: 'Invalid API key', source: 'the license server', file: licenseServer},
  {
    message: 'Cannot query usage older than 90 days',
    source: 'the license server',
    file: licenseServer,
  },
  {
    message: 'Secret API key passed - use public key instead',
    source: 'the license server',
    file: licenseServer,
  },
  {
    message: 'The incoming JSON object does not contain a client_email field',
    source: 'Google',
    file: 'node_modules/google-auth-library/build/src/auth/jwtclient.js',
  },
  {
    message: 'Request failed with status code …',
    source: 'Google',
    file: 'node_modules/gaxios/build/src/gaxios.js',
  },
  {message: 'The specified bucket does not exist.', source: 'Google'},
  {message: '7 PERMISSION_DENIED: …', source: 'Google'},
  {
    message: 'Cannot insert legacy ACL for an object when uniform bucket-level access is enabled.',
    source: 'Google',
  },
  {
    message: 'Module parse failed: Unexpected character …',
    source: 'Webpack',
    file: 'node_modules/@remotion/bundler/node_modules/webpack/lib/ModuleParseError.js',
    text: 'Module parse failed: ',
  },
  {message: 'Undefined variable.', source: 'Sass', file: 'node_modules/sass/sass.dart.js'},
  {message: 'AccessDeniedException', source: 'AWS', file: lambdaClient},
  {message: 'ResourceConflictException', source: 'AWS', file: lambdaClient},
  {message: 'ResourceNotFoundException', source: 'AWS', file: lambdaClient},
  {message: 'ResourceNotFoundException: Function not found: …', source: 'AWS'},
  {
    message: 'AccessDenied: Access Denied',
    source: 'AWS',
    file: s3Errors,
    text: '<i>Description:</i> Access Denied<',
  },
  {
    message: 'NoSuchKey: The specified key does not exist.',
    source: 'AWS',
    file: s3Errors,
    text: '<i>Description:</i> The specified key does not exist.<',
  },
  {
    message: 'NoSuchBucket',
    source: 'AWS',
    file: 'node_modules/@aws-sdk/client-s3/dist-cjs/index.js',
  },
  {message: 'The role defined for the function cannot be assumed by Lambda.', source: 'AWS'},
  {message: '… Member must have value less than or equal to 3008', source: 'AWS'},
];
