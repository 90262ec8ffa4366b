import type {Code} from './code';
import {amount, says, word, type Fact} from './fact';

const concurrency =
  (number: RegExp) =>
  (code: Code): number => {
    const formula = code.text(
      '@remotion/renderer/dist/get-concurrency.js',
      /userPreference === null\) \{\s+return (Math\.round\(Math\.min\(\d+, Math\.max\(\d+, maxCpus \/ \d+\)\)\));/,
    );
    return Number(number.exec(formula)?.[1]);
  };

const firstPort = [
  '@remotion/studio-server/dist/preview-server/start-server.js',
  '@remotion/renderer/dist/serve-static.js',
];

const parallelEncoding = '@remotion/renderer/dist/prestitcher-memory-usage.js';

const crf =
  (codec: string) =>
  (code: Code): number =>
    code.number('@remotion/renderer/dist/crf.js', new RegExp(`\\b${codec}: (\\d+),`));

const cloudRun =
  (name: string) =>
  (code: Code): number =>
    code.number('@remotion/cloudrun/dist/shared/constants.js', new RegExp(`${name} = (\\d+);`));

const deployService = '@remotion/cloudrun/dist/api/deploy-service.js';

const stillFrame = '@remotion/renderer/dist/convert-to-positive-frame-index.js';

const licenses = ['remotion', '@remotion/renderer', '@remotion/lambda', '@remotion/webcodecs'].map(
  (name) => `${name}/LICENSE.md`,
);

/** Facts about renders, the Studio, Cloud Run, props and media. */
export const rendering: readonly Fact[] = [
  {
    name: 'the share of cores that is the default concurrency',
    read: (code) => 1 / concurrency(/maxCpus \/ (\d+)/)(code),
    statements: [
      says`${amount} of the (?:CPU |processor )?cores`,
      says`${amount} as many browser tabs as`,
    ],
  },
  {
    name: 'the minimum of the default concurrency',
    read: concurrency(/max\((\d+)/),
    statements: [says`cores\b.*?(?:at least|minimum of) ${amount}(?!\s*\w*\s*cores)`],
  },
  {
    name: 'the maximum of the default concurrency',
    read: concurrency(/min\((\d+)/),
    statements: [says`half (?:of|as many).* cores\b.*?(?:at most|maximum of) ${amount}`],
  },
  {
    name: 'the default number of threads for <OffthreadVideo>',
    read: (code) =>
      code.number(
        '@remotion/renderer/dist/options/offthreadvideo-threads.js',
        /DEFAULT_RENDER_FRAMES_OFFTHREAD_VIDEO_THREADS = (\d+);/,
      ),
    statements: [
      {on: /offthread-video-threads/, says: says`Defaults to ${amount}`},
      says`threads that extract frames for \`<OffthreadVideo>\` \| ${amount} \|`,
      says`always uses ${amount} threads`,
    ],
  },
  {
    name: 'the share of memory that the cache of <OffthreadVideo> may use by default',
    // The cache belongs to the native program. The packages only describe its size.
    read: (code) =>
      code.text(
        '@remotion/renderer/dist/options/offthreadvideo-cache-size.js',
        /corresponding to (\w+) of the system memory available/,
      ),
    statements: [
      says`(?:defaults to|by default|by default, its size is|up to) ${amount} of the (?:free memory|memory that is)`,
    ],
  },
  {
    name: 'the share of free memory that FFmpeg may need for parallel encoding',
    read: (code) => code.number(parallelEncoding, /estimatedUsage \/ freeMemory < ([\d.]+)/),
    statements: [says`(?:less|more) than ${amount} of the free memory`],
  },
  {
    name: 'the memory that must remain for parallel encoding',
    unit: 'bytes',
    read: (code) => code.number(parallelEncoding, /freeMemory - estimatedUsage > (\d+)/),
    statements: [says`at least ${amount} remain`, says`leave less than ${amount} of free memory`],
  },
  {
    name: 'the memory that parallel encoding needs per million pixels',
    unit: 'bytes',
    read: (code) => code.number(parallelEncoding, /memoryUsageFor4K = (\d+);/),
    statements: [says`about ${amount} (?:of memory )?per million pixels`],
  },
  {
    name: 'the default CRF of H.264',
    read: crf('h264'),
    statements: [
      says`${amount} \(H\.264\)`,
      says`\| ${amount} for H\.264`,
      says`^\`h264\`,.* \| ${amount} \| \d+ \| \d+$`,
    ],
  },
  {
    name: 'the default CRF of H.265',
    read: crf('h265'),
    statements: [says`${amount} \(H\.265\)`, says`^\`h265\` \| ${amount} \| \d+ \| \d+$`],
  },
  {
    name: 'the default CRF of VP8',
    read: crf('vp8'),
    statements: [says`${amount} \(VP8\)`, says`^\`vp8\` \| ${amount} \| \d+ \| \d+$`],
  },
  {
    name: 'the default CRF of VP9',
    read: crf('vp9'),
    statements: [says`${amount} \(VP9\)`, says`^\`vp9\` \| ${amount} \| \d+ \| \d+$`],
  },
  {
    name: 'the default JPEG quality',
    read: (code) =>
      code.number('@remotion/renderer/dist/jpeg-quality.js', /DEFAULT_JPEG_QUALITY = (\d+);/),
    statements: [
      says`\`--jpeg-quality\` \| ${amount} \|`,
      says`\`--jpeg-quality\` \| \`jpeg\`, ${amount}`,
      says`\`--jpeg-quality\`, 0 to 100, defaults to ${amount}`,
    ],
  },
  {
    name: 'the number of the last frame of a still',
    read: (code) => code.number(stillFrame, /\(e\.g\. (-\d+) being the last frame\)/),
    statements: [
      says`${amount}\`? is the last frame`,
      says`last frame is \`durationInFrames - 1\` or \`${amount}`,
      says`To render the last frame, pass \`--frame=${amount}`,
    ],
  },
  {
    name: 'the frame of a still below that number',
    read(code) {
      // This adds the number to the duration. The render then stops at the last frame.
      code.text(stillFrame, /frame < 0 \? durationInFrames - frame : frame/);
      return 'last';
    },
    statements: [
      says`down to (?:minus the duration),? (?:also )?renders? the ${word} frame`,
      says`renders the ${word} frame for every number from`,
    ],
  },
  {
    name: 'the first port of the Studio and of renders',
    read: (code) => code.sameNumber(firstPort, /from: (\d+),/),
    statements: [
      says`free port(?: from|, starting at) ${amount}`,
      says`If port ${amount} is in use, the Studio`,
      says`own URL: \`http://localhost:${amount}`,
    ],
  },
  {
    name: 'the last port of the Studio and of renders',
    read: (code) => code.sameNumber(firstPort, /to: (\d+),/),
    statements: [says`free port from \d+ to ${amount}`, says`next free port up to ${amount}`],
  },
  {
    name: 'the oldest Node.js that Remotion starts with',
    unit: 'version',
    read(code) {
      code.text('remotion/dist/cjs/v5-flag.js', /ENABLE_V5_BREAKING_CHANGES = false;/);
      return code.text('remotion/dist/cjs/no-react.js', /MIN_NODE_VERSION: .* \? \d+ : (\d+),/);
    },
    statements: [
      says`Remotion 4 needs Node\.js ${amount} or later`,
      says`Remotion itself also starts with Node\.js ${amount}`,
    ],
  },
  {
    name: 'the oldest Node.js that the dependencies of the bundler support',
    unit: 'version',
    read: (code) => code.text('style-loader/package.json', /"node": ">= ([\d.]+?)(?:\.0)?"/),
    statements: [
      says`Node\.js ${amount} or later, or Bun`,
      says`the scripts in these guides require ${amount}`,
    ],
  },
  {
    name: 'the oldest Bun that Remotion starts with',
    unit: 'version',
    read: (code) =>
      code.text('remotion/dist/cjs/no-react.js', /MIN_BUN_VERSION: .* \? '[\d.]+' : '([\d.]+)',/),
    statements: [says`or Bun ${amount} or later`],
  },
  {
    name: 'the largest company that may use Remotion for free',
    read: (code) => code.sameNumber(licenses, /for-profit organization with up to (\d+) employees/),
    statements: [
      says`(?:compan(?:y|ies)|organizations?|teams) (?:of|with) up to ${amount} (?:employees|people)`,
    ],
  },
  {
    name: 'what determines the size of that company',
    read: (code) => code.text(licenses[0]!, /for-profit organization with up to \d+ (\w+)/),
    statements: [
      says`(?:compan(?:y|ies)|organizations?) (?:of|with) up to \w+ ${word}`,
      says`organization with \w+ or more ${word}`,
    ],
  },
  {
    name: 'the smallest company that needs a license',
    read: (code) =>
      1 + code.sameNumber(licenses, /for-profit organization with up to (\d+) employees/),
    statements: [says`organization with ${amount} or more`],
  },
  {
    name: 'the size of a team that @remotion/webcodecs regards as a company',
    read: (code) =>
      code.number('@remotion/webcodecs/README.md', /a team of (\d+) or more people a "company"/),
    statements: [says`team of ${amount} or more people`],
  },
  {
    name: 'how many files @remotion/media-utils loads at the same time',
    read: (code) =>
      code.sameNumber(
        [
          'get-audio-data',
          'get-audio-duration-in-seconds',
          'get-image-dimensions',
          'get-video-metadata',
        ].map((name) => `@remotion/media-utils/dist/${name}.js`),
        /pLimit\)\((\d+)\)/,
      ),
    statements: [says`up to ${amount} (?:files|images|videos) (?:load )?at the same time`],
  },
  {
    name: 'what a volume above 1 does in a render',
    read(code) {
      code.text(
        '@remotion/renderer/dist/assets/ffmpeg-volume-expression.js',
        /value: String\(volume\)/,
      );
      return 'amplify';
    },
    statements: [
      says`(?:values|\`volume\`) above 1 ${word} the sound`,
      says`^above 1 \|.* \| ${word}$`,
    ],
  },
  {
    name: 'the limit of the volume in the Studio and the Player',
    read: (code) =>
      code.number(
        'remotion/dist/cjs/use-amplification.js',
        /volume = Math\.min\(volume, ([\d.]+)\)/,
      ),
    statements: [
      says`the volume is limited to ${amount} unless \`useWebAudioApi\``,
      says`^above 1 \| ${amount}, unless you set \`useWebAudioApi\``,
      says`Otherwise, the sound is as loud as at ${amount}`,
    ],
  },
  {
    name: 'which frames before its start the Studio passes to a volume function',
    read(code) {
      code.text('remotion/dist/cjs/audio/use-audio-frame.js', /Math\.min\(0, .*relativeFrom/);
      code.text('remotion/dist/cjs/use-media-in-timeline.js', /frame: i \+ startsAt,/);
      return 'negative';
    },
    statements: [says`call the function with ${word} frames`],
  },
  {
    name: 'whether renders and the Player validate props',
    read(code) {
      for (const folder of [
        'remotion/dist/cjs',
        '@remotion/renderer/dist',
        '@remotion/player/dist/cjs',
      ]) {
        code.lacks(folder, /safeParse|schema\.parse\(/);
      }
      return "don't";
    },
    statements: [says`(?:renders?|renderer|Player) ${word} validate (?:the |input )?props`],
  },
  {
    name: 'what the Studio shows instead of the form if the default props are invalid',
    read(code) {
      code.text(
        '@remotion/studio/dist/components/RenderModal/SchemaEditor/SchemaEditor.js',
        /if \(!defaultPropsValid\.success\) \{\s+return .*InvalidDefaultProps/,
      );
      return 'messages';
    },
    statements: [says`the Studio replaces the whole form with the list of ${word}`],
  },
  {
    name: 'the default memory of a Cloud Run service',
    read: (code) => code.text(deployService, /memoryLimit : '(\w+)',/),
    statements: [
      {on: /cloudrun(?:\/limits)?\.mdx/, says: says`^\`(?:--)?memoryLimit\` \| \`(?<value>\w+)\``},
    ],
  },
  {
    name: 'the default number of cores of a Cloud Run service',
    read: (code) => code.number(deployService, /cpuLimit : '([\d.]+)',/),
    statements: [
      says`^\`(?:--)?cpuLimit\` \| \`${amount}\``,
      says`a service has ${amount} core(?:, so| by default)`,
    ],
  },
  {
    name: 'the default timeout of a Cloud Run service',
    unit: 'seconds',
    read: cloudRun('DEFAULT_TIMEOUT'),
    statements: [
      says`The timeout is ${amount} by default`,
      says`a service times out after ${amount}`,
      says`^\`(?:--)?timeoutSeconds\` \| ${amount}`,
      says`maximum duration of a render: ${amount}`,
    ],
  },
  {
    name: 'the default maximum of instances of a Cloud Run service',
    read: cloudRun('DEFAULT_MAX_INSTANCES'),
    statements: [
      says`^\`(?:--)?maxInstances\`(?: \| \`--maxInstances\`)? \| ${amount}`,
      says`New accounts may have a quota below ${amount} instances`,
    ],
  },
];
