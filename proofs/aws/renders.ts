/** How far a render is. */
export interface RenderStage {
  readonly renderId: string;
  /** The name of the function. */
  readonly functionName: string;
  /** The number of frames of the video; missing until the function has found the composition. */
  readonly frames?: number;
  readonly framesRendered?: number;
  readonly framesEncoded?: number;
  readonly functionsStarted?: number;
  /** The message of an error that ends the render. */
  readonly error?: string;
  /** Set when the render is done. */
  readonly output?: {readonly url: string; readonly bytes: number; readonly dollars: number};
}

const framesPerFunction = 20;

/**
 * Returns the content of the `progress.json` that Remotion's function saves in the bucket, without the parts that
 * `getRenderProgress()` doesn't need.
 */
export const progressFile = (stage: RenderStage): string => {
  const {renderId, functionName, frames, error, output} = stage;
  const functions = Math.ceil((frames ?? 0) / framesPerFunction);
  const now = Date.now();
  const loaded = frames === undefined ? null : now;
  return JSON.stringify({
    chunks: [],
    framesRendered: stage.framesRendered ?? 0,
    framesEncoded: stage.framesEncoded ?? 0,
    combinedFrames: 0,
    lambdasInvoked: stage.functionsStarted ?? 0,
    serveUrlOpened: loaded,
    compositionValidated: loaded,
    renderMetadata:
      frames === undefined
        ? null
        : {
            type: 'video',
            codec: 'h264',
            audioCodec: null,
            frameRange: [0, frames - 1],
            everyNthFrame: 1,
            startedDate: now,
            totalChunks: functions,
            estimatedRenderLambdaInvokations: functions,
            rendererFunctionName: functionName,
            renderId,
            privacy: 'public',
          },
    errors: error === undefined ? [] : [{message: error, stack: `Error: ${error}`, isFatal: true}],
    postRenderData: output && {
      outputFile: output.url,
      outputSize: output.bytes,
      errors: [],
      cost: {estimatedCost: output.dollars, estimatedDisplayCost: `$${output.dollars}`},
    },
  });
};
