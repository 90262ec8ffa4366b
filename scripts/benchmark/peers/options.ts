export interface PeerOptions {
  /** Fewer repetitions: says whether everything works, not how fast it is. */
  readonly quick: boolean;
}

/** Reads `--quick`. @throws when an argument is unknown */
export const readPeerOptions = (args: readonly string[]): PeerOptions => {
  const unknown = args.filter((arg) => arg !== '--quick');
  if (unknown.length > 0) {
    throw new Error(`Unknown argument ${unknown.join(' ')}. Take --quick, or none.`);
  }
  return {quick: args.includes('--quick')};
};
