import {defineExample} from '../define';

export default defineExample({
  shows: 'A worker that takes orders from SQS and waits until the render on Lambda is done.',
  pages: ['/docs/lambda/sqs'],
  steps: [
    {
      command:
        'npx esbuild worker.ts --bundle --platform=node --target=node20 --conditions=require --outfile=out/worker.js',
      makes: [{file: 'out/worker.js'}],
    },
    {
      command: 'npx tsx deliver.ts',
      output: 'deliver.output.txt',
      notShown: 'takes the place of SQS, which invokes the worker, on a stand-in for AWS',
    },
  ],
  notShown: {
    'deliver.ts': 'takes the place of SQS, on a stand-in for AWS',
  },
});
