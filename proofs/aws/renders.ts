/** How far a render is. */
export interface RenderStage {
  readonly renderId: string;
  /** The name of the function. */
  readonly functionName: string;
  /** The number of frames of the video; missing until the function has found the composition. */
  readonly frames?: number;
  readonly framesRendered?: number;
  readonly framesEncoded?: number;
  readonly combinedFrames?: number;
  readonly functionsStarted?: number;
  /** The message of an error that ends the render. */
  readonly error?: string;
  /** Set when the render is done. */
  readonly output?: {readonly url: string; readonly bytes: number; readonly dollars: number};
}

const framesPerFunction = 20;

/** Returns the content of the `progress.json` that Remotion's function saves in the bucket. */
export const progressFile = (stage: RenderStage): string => {
  const {renderId, functionName, frames, error, output} = stage;
  const functions = Math.ceil((frames ?? 0) / framesPerFunction);
  const now = Date.now();
  return JSON.stringify({
    chunks: [],
    framesRendered: stage.framesRendered ?? 0,
    framesEncoded: stage.framesEncoded ?? 0,
    combinedFrames: stage.combinedFrames ?? 0,
    timeToCombine: null,
    timeToEncode: null,
    timeToRenderFrames: null,
    lambdasInvoked: stage.functionsStarted ?? 0,
    retries: [],
    timings: [],
    timeoutTimestamp: now + 120_000,
    functionLaunched: now,
    serveUrlOpened: frames === undefined ? null : now,
    compositionValidated: frames === undefined ? null : now,
    receivedArtifact: [],
    renderMetadata:
      frames === undefined
        ? null
        : {
            type: 'video',
            codec: 'h264',
            audioCodec: null,
            imageFormat: 'jpeg',
            muted: false,
            frameRange: [0, frames - 1],
            everyNthFrame: 1,
            startedDate: now,
            totalChunks: functions,
            framesPerLambda: framesPerFunction,
            estimatedTotalLambdaInvokations: functions + 1,
            estimatedRenderLambdaInvokations: functions,
            functionName,
            rendererFunctionName: functionName,
            renderId,
            privacy: 'public',
          },
    errors:
      error === undefined
        ? []
        : [
            {
              type: 'renderer',
              name: 'Error',
              message: error,
              stack: `Error: ${error}`,
              frame: 0,
              chunk: 0,
              isFatal: true,
              attempt: 2,
              totalAttempts: 2,
              willRetry: false,
              tmpDir: null,
            },
          ],
    postRenderData: output
      ? {
          outputFile: output.url,
          outputSize: output.bytes,
          renderSize: output.bytes,
          timeToFinish: 5000,
          errors: [],
          retriesInfo: [],
          artifactProgress: [],
          cost: {
            estimatedCost: output.dollars,
            estimatedDisplayCost: `$${output.dollars}`,
            currency: 'USD',
            disclaimer: 'Estimated cost only. Does not include charges for other AWS services.',
          },
        }
      : null,
  });
};
