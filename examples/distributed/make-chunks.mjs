/** Splits the frames into ranges of the same length; only the last may be shorter. */
export const makeChunks = ({durationInFrames, framesPerChunk}) => {
  const chunks = [];

  for (let first = 0; first < durationInFrames; first += framesPerChunk) {
    const last = Math.min(first + framesPerChunk, durationInFrames) - 1;
    chunks.push([first, last]);
  }

  return chunks;
};
