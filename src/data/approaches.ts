/**
 * The ways to render on servers. This file drives the tables on /docs/compare-ssr, the questions on /docs/ssr, and,
 * because they are generated from the built pages, the Markdown twins of both. `tests/unit/approaches.test.tsx`
 * checks it.
 */

import {lambdaDiskMaxMb, lambdaFunctionsMax, lambdaTimeoutMaxMinutes} from './facts';

export type ApproachId =
  | 'server'
  | 'gpuMachine'
  | 'distributed'
  | 'lambda'
  | 'cloudRun'
  | 'azure'
  | 'cloudflare'
  | 'container'
  | 'ci';

/** What the tables say about an approach. Every value is a phrase without a period. */
export interface ApproachFacts {
  /** The load or the videos that it suits. */
  readonly goodFor: string;
  /** On what, and on how many of them, a single video is rendered. */
  readonly machines: string;
  /** What the render time of a long video depends on. */
  readonly longVideo: string;
  /** What limits the length or the number of videos. */
  readonly limits: string;
  /** Whether more videos at the same time get more machines, and who ensures that. */
  readonly scaling: string;
  /** Who provides the queue and the progress. */
  readonly progress: string;
  /** Whether there is a GPU. Starts with `no` if there is none. */
  readonly gpu: string;
  /** What you need before the first render. */
  readonly setup: string;
  /** How far Remotion supports it. */
  readonly status: string;
  /** What costs money while nothing is rendered. */
  readonly idleCost: string;
  /** What the price is based on. Contains no amounts, because providers change them. */
  readonly billing: string;
  /** How to reduce the cost. */
  readonly savings: string;
}

export type Aspect = keyof ApproachFacts;

/** The headers of the columns. They also label the cells on phones. */
export const aspectLabels: Readonly<Record<Aspect, string>> = {
  goodFor: 'good for',
  machines: 'one video renders on',
  longVideo: 'render time of a long video',
  limits: 'limits',
  scaling: 'scales with the load',
  progress: 'queue and progress',
  gpu: 'GPU',
  setup: 'you need',
  status: 'status',
  idleCost: 'cost while idle',
  billing: 'you pay for',
  savings: 'how to reduce the cost',
};

export interface Approach {
  /** The text of the first column. */
  readonly name: string;
  /** The guide that introduces the approach. */
  readonly href: `/docs/${string}`;
  readonly facts: ApproachFacts;
}

const ownCode = 'your own code, based on supported functions';
const wholeVideo = 'the time to render the whole video';

/** In the order of the rows. */
export const approaches: Readonly<Record<ApproachId, Approach>> = {
  server: {
    name: 'Your own server',
    href: '/docs/ssr-node',
    facts: {
      goodFor: 'a steady load, full control, hours-long videos',
      machines: 'one machine',
      longVideo: wholeVideo,
      limits: 'the cores, memory and disk of the machine; one render uses all cores',
      scaling: 'if you build it',
      progress: 'you build them',
      gpu: 'if you rent one',
      setup: 'a server, or a Docker image',
      status: 'supported',
      idleCost: 'the machine',
      billing: 'the time that the machine exists',
      savings: 'keep it busy, and stop it at night',
    },
  },
  gpuMachine: {
    name: 'A machine with a GPU',
    href: '/docs/miscellaneous/cloud-gpu',
    facts: {
      goodFor: 'WebGL and many CSS effects',
      machines: 'one machine',
      longVideo: wholeVideo,
      limits: 'the GPU quota of the account',
      scaling: 'if you build it',
      progress: 'you build them',
      gpu: 'yes',
      setup: 'a GPU quota, Ubuntu, the driver, Chrome for Testing',
      status: 'supported',
      idleCost: 'the machine',
      billing: 'the time that the machine runs',
      savings: 'stop it, and only use it for content that needs a GPU',
    },
  },
  distributed: {
    name: 'Several machines of your own',
    href: '/docs/distributed-rendering',
    facts: {
      goodFor: "long videos that must render fast, if you can't use AWS",
      machines: 'as many machines as you have',
      longVideo: 'about the time to render the part of one machine',
      limits: 'you write the code that coordinates the machines',
      scaling: 'if you build it',
      progress: 'you build them',
      gpu: 'if you rent them',
      setup: 'several servers, a bundle that all of them can load, a way to exchange files',
      status: ownCode,
      idleCost: 'the machines',
      billing: 'the time that the machines exist',
      savings: 'use machines that are idle anyway',
    },
  },
  lambda: {
    name: 'Lambda',
    href: '/docs/lambda',
    facts: {
      goodFor: 'long videos and load spikes: many functions render parts of one video',
      machines: `up to ${lambdaFunctionsMax} functions`,
      longVideo: 'about the time to render one part',
      limits: `${lambdaTimeoutMaxMinutes} minutes for a render, ${lambdaDiskMaxMb} MB of disk space`,
      scaling: 'automatically, up to the quota of the account',
      progress: 'progress is included; you rarely need a queue',
      gpu: 'no',
      setup: 'an AWS account, roles and permissions',
      status: 'supported',
      idleCost: 'almost nothing, only storage',
      billing: 'memory times running time of all functions, requests, storage, traffic',
      savings: 'adjust the memory and the number of functions, and make frames render faster',
    },
  },
  cloudRun: {
    name: 'Cloud Run',
    href: '/docs/cloudrun',
    facts: {
      goodFor: 'load spikes on Google Cloud, with one instance for each video',
      machines: 'one instance',
      longVideo: wholeVideo,
      limits: 'the timeout of the service, and its memory, which also holds the files',
      scaling: 'automatically, up to a limit that you set',
      progress: 'a callback reports progress',
      gpu: 'no',
      setup: 'a Google Cloud project',
      status: 'alpha, no new features',
      idleCost: 'almost nothing, only storage',
      billing: 'CPU and memory while a request runs, storage, traffic',
      savings: 'adjust the size of the instance',
    },
  },
  azure: {
    name: 'Azure Container Apps',
    href: '/docs/azure-container-apps',
    facts: {
      goodFor: 'a render server on Azure, or one container for each render',
      machines: 'one replica of an app, or one container of a job',
      longVideo: wholeVideo,
      limits: 'the cores and memory of the profile, and the timeout of a job',
      scaling: 'each job gets one container; an app with a queue has one replica',
      progress: 'you build them',
      gpu: 'in some regions, with a quota',
      setup: 'an image and an Azure subscription',
      status: ownCode,
      idleCost: 'the replica of an app; almost nothing for jobs',
      billing: 'CPU and memory while a replica or a job runs, the registry',
      savings: 'use jobs if no one queries the progress',
    },
  },
  cloudflare: {
    name: 'Cloudflare Containers',
    href: '/docs/cloudflare-containers',
    facts: {
      goodFor: 'a render server that sleeps between renders',
      machines: 'one container',
      longVideo: wholeVideo,
      limits: 'the cores, memory and disk of the instance type',
      scaling: 'one container for each name, up to a limit that you set',
      progress: 'you build them',
      gpu: 'no',
      setup: 'an image and the Workers Paid plan',
      status: ownCode,
      idleCost: 'the plan',
      billing: 'CPU, memory and disk while a container runs',
      savings: 'let the container sleep sooner',
    },
  },
  container: {
    name: 'Another container host',
    href: '/docs/docker',
    facts: {
      goodFor: 'any cloud or data center that runs Docker images',
      machines: 'one instance',
      longVideo: wholeVideo,
      limits: 'depends on the host',
      scaling: 'automatically, or if you build it',
      progress: 'you build them',
      gpu: 'with some hosts',
      setup: 'an image and an account',
      status: ownCode,
      idleCost: 'depends on the host',
      billing: 'CPU and memory while an instance runs or exists',
      savings: 'let idle instances sleep sooner',
    },
  },
  ci: {
    name: 'CI',
    href: '/docs/render-all',
    facts: {
      goodFor: 'videos from a repository, on a schedule',
      machines: 'one runner',
      longVideo: wholeVideo,
      limits: 'the minutes in your plan',
      scaling: 'up to the number of runners in your plan',
      progress: 'the log',
      gpu: 'usually no',
      setup: 'a workflow file',
      status: 'your own code, based on supported commands',
      idleCost: 'nothing',
      billing: 'minutes of running time',
      savings: 'only render what changed',
    },
  },
};

export type QuestionId =
  | 'gpu'
  | 'gpuHost'
  | 'waiting'
  | 'userCloud'
  | 'awsLength'
  | 'googleLength'
  | 'ownLength'
  | 'amount'
  | 'ciLength'
  | 'burstCloud'
  | 'budget';

/** Where an answer without another question leads. */
export interface Recommendation {
  readonly approach: ApproachId;
  /** The guide that sets it up, at the section to start with. */
  readonly href: `/docs/${string}`;
  /** The text of the link. */
  readonly label: string;
  /** Why, in one or two sentences. */
  readonly why: string;
  /** The folder in `examples/` that runs the commands of the guide, if there is one. */
  readonly example?: string;
}

/** Leads either to another question or to a recommendation. */
export type Answer =
  | {readonly answer: string; readonly question: QuestionId}
  | {readonly answer: string; readonly use: Recommendation};

export interface Question {
  readonly text: string;
  /** A page that helps to answer the question. */
  readonly help?: {readonly label: string; readonly href: `/docs/${string}`};
  readonly answers: readonly Answer[];
}

export const firstQuestion: QuestionId = 'gpu';

const setUpLambda = {
  approach: 'lambda',
  href: '/docs/lambda/setup',
  label: 'Set up Lambda',
  example: 'lambda-policies',
} as const;

const splitTheVideo = {
  approach: 'distributed',
  href: '/docs/distributed-rendering',
  label: 'Split the video across your own machines',
  example: 'sequence-batch',
} as const;

const buildTheServer = {
  approach: 'server',
  href: '/docs/ssr-node#7-put-it-behind-http',
  label: 'Build a render server',
  example: 'render-server',
} as const;

/** A question can follow several answers. Questions must not form a circle. */
export const questions: Readonly<Record<QuestionId, Question>> = {
  gpu: {
    text: 'Does your content need a GPU?',
    help: {label: 'See what a GPU renders', href: '/docs/gpu#what-the-gpu-draws'},
    answers: [
      {answer: 'No, or it renders fast enough without one', question: 'waiting'},
      {answer: 'Yes', question: 'gpuHost'},
    ],
  },
  gpuHost: {
    text: 'Where do you get the GPU?',
    answers: [
      {
        answer: 'On a virtual machine on AWS, or on another cloud with Ubuntu and NVIDIA GPUs',
        use: {
          approach: 'gpuMachine',
          href: '/docs/miscellaneous/cloud-gpu',
          label: 'Rent a machine with a GPU',
          why: 'You install the driver and the browser yourself. The provider bills you for the time that the machine runs.',
        },
      },
      {
        answer: 'On a machine that runs containers',
        use: {
          approach: 'gpuMachine',
          href: '/docs/miscellaneous/cloud-gpu-docker',
          label: 'Give a container access to the GPU',
          why: "On the machine, you install Docker, the driver and NVIDIA's Container Toolkit. The rest is part of the image.",
        },
      },
      {
        answer: 'On Azure, without a machine of your own',
        use: {
          approach: 'azure',
          href: '/docs/azure-container-apps#pitfalls',
          label: 'Choose a GPU profile in Container Apps',
          why: 'Azure offers GPU profiles in some regions. You have to request a quota first.',
        },
      },
    ],
  },
  waiting: {
    text: 'Who waits for the video?',
    answers: [
      {answer: 'A user of your app', question: 'userCloud'},
      {answer: 'No one: the video can be ready later', question: 'amount'},
    ],
  },
  userCloud: {
    text: 'Which cloud do you use?',
    answers: [
      {answer: 'AWS', question: 'awsLength'},
      {answer: 'Google Cloud', question: 'googleLength'},
      {
        answer: 'Azure',
        use: {
          approach: 'azure',
          href: '/docs/azure-container-apps#4-create-the-app',
          label: 'Run the render server in Container Apps',
          why: "The app renders one video after another. If you don't need the progress, start a job for each video instead.",
          example: 'render-server',
        },
      },
      {
        answer: 'Cloudflare',
        use: {
          approach: 'cloudflare',
          href: '/docs/cloudflare-containers',
          label: 'Run the render server in a container',
          why: 'A Worker checks a token and starts the container, which sleeps between renders.',
        },
      },
      {
        answer: 'A web host such as Vercel or Netlify',
        use: {
          approach: 'lambda',
          href: '/docs/lambda/light-client',
          label: 'Start renders on Lambda from your app',
          why: "Remotion doesn't support rendering in your host's serverless functions, but they can start a render in your AWS account.",
          example: 'lambda-client',
        },
      },
      {answer: 'A different cloud, or your own machines', question: 'ownLength'},
    ],
  },
  awsLength: {
    text: 'How long are the videos?',
    help: {label: 'See the limits of Lambda', href: '/docs/lambda/limits'},
    answers: [
      {
        answer: 'Seconds or minutes',
        use: {
          ...setUpLambda,
          why: `Up to ${lambdaFunctionsMax} functions share a render, so even a long video takes about as long as one part.`,
        },
      },
      {
        answer: `Hours, or the files need more than ${lambdaDiskMaxMb} MB of disk space`,
        use: {
          ...splitTheVideo,
          why: `On Lambda, a render must finish within ${lambdaTimeoutMaxMinutes} minutes, and the disk must hold the file and its parts.`,
        },
      },
    ],
  },
  googleLength: {
    text: 'How long does one machine take to render your longest video?',
    help: {label: 'See the limits of Cloud Run', href: '/docs/cloudrun/limits'},
    answers: [
      {
        answer: 'Much less than the timeout of a Cloud Run service',
        use: {
          approach: 'cloudRun',
          href: '/docs/cloudrun/setup',
          label: 'Set up Cloud Run',
          why: 'One instance renders the whole video in one request. Remotion Cloud Run is in alpha and gets no new features.',
        },
      },
      {
        answer: 'Longer',
        use: {
          approach: 'container',
          href: '/docs/docker',
          label: 'Build a Docker image',
          why: 'Run the image on a virtual machine or as a Cloud Run job.',
          example: 'render-server',
        },
      },
    ],
  },
  ownLength: {
    text: 'How long are the videos?',
    answers: [
      {
        answer: 'Short: one machine renders them fast enough',
        use: {
          ...buildTheServer,
          why: 'The server has a queue and reports the progress. You can also run it as a Docker image.',
        },
      },
      {
        answer: 'Long: users would wait too long for one machine',
        use: {
          ...splitTheVideo,
          why: 'Each machine renders a part, and one of them joins the parts.',
        },
      },
    ],
  },
  amount: {
    text: 'How many videos do you render?',
    answers: [
      {answer: 'A few each week, from a repository', question: 'ciLength'},
      {
        answer: 'One for each row of a table',
        use: {
          approach: 'server',
          href: '/docs/dataset-render',
          label: 'Render from a dataset',
          why: 'One script validates the rows and renders them with one browser, on your computer or on a server.',
          example: 'sequence-batch',
        },
      },
      {answer: 'Many at once, then none for a while', question: 'burstCloud'},
      {answer: 'A steady number around the clock', question: 'budget'},
    ],
  },
  ciLength: {
    text: 'How long does a render take?',
    answers: [
      {
        answer: 'Less than your CI allows',
        use: {
          approach: 'ci',
          href: '/docs/render-all',
          label: 'Render all compositions with one script',
          why: 'Run the script in a CI job, on a schedule or after each change. It costs nothing in between.',
          example: 'sequence-batch',
        },
      },
      {
        answer: 'Longer',
        use: {
          approach: 'server',
          href: '/docs/ssr#3-write-the-script',
          label: "Run this page's script on your computer or on a server",
          why: 'No time limit applies. If you rent the server, stop it after the render.',
          example: 'hello',
        },
      },
    ],
  },
  burstCloud: {
    text: 'Which cloud do you use?',
    answers: [
      {
        answer: 'AWS, or a web host such as Vercel or Netlify',
        use: {
          approach: 'lambda',
          href: '/docs/lambda/sqs',
          label: 'Put render orders in a queue for Lambda',
          why: 'The queue limits how many renders run at the same time, so that they stay within the quota of your account.',
          example: 'lambda-sqs',
        },
      },
      {
        answer: 'Google Cloud',
        use: {
          approach: 'cloudRun',
          href: '/docs/cloudrun/instancecount',
          label: 'Set the number of Cloud Run instances',
          why: 'Each instance renders one video, and Google starts instances as requests arrive. Remotion Cloud Run is in alpha.',
        },
      },
      {
        answer: 'Azure',
        use: {
          approach: 'azure',
          href: '/docs/azure-container-apps#5-or-render-once-per-job',
          label: 'Start a job for each video',
          why: 'Azure runs one container for each job, and you only pay while it runs.',
        },
      },
      {
        answer: 'Cloudflare',
        use: {
          approach: 'cloudflare',
          href: '/docs/cloudflare-containers#pitfalls',
          label: 'Use several containers',
          why: 'Each name gets its own container, up to a limit that you set.',
        },
      },
      {
        answer: 'A different cloud, or your own machines',
        use: {
          ...buildTheServer,
          why: 'The server renders one video after another. To render faster, run it on several machines and distribute the orders.',
        },
      },
    ],
  },
  budget: {
    text: 'What does your budget depend on most?',
    help: {label: 'Compare what you pay for', href: '/docs/compare-ssr#what-it-costs'},
    answers: [
      {
        answer: 'The price of each video',
        use: {
          approach: 'server',
          href: '/docs/docker',
          label: 'Run the render server as a Docker image',
          why: 'A server that is busy all day costs less per video, but you have to update and restart it.',
          example: 'render-server',
        },
      },
      {
        answer: "Your team's time",
        use: {
          ...setUpLambda,
          why: 'You have no machines to update or restart, and each render reports its estimated cost.',
        },
      },
      {
        answer: "Your team's time, but you can't use AWS",
        use: {
          approach: 'azure',
          href: '/docs/azure-container-apps',
          label: 'Run the render server in Container Apps',
          why: 'Azure runs your image, so you have no machine to update.',
          example: 'render-server',
        },
      },
    ],
  },
};
