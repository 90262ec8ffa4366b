export interface PeerOptions {
  /** Repeats less: only tests whether the benchmark works. */
  readonly quick: boolean;
}

/** Reads `--quick`. @throws if an argument is unknown */
export const readPeerOptions = (args: readonly string[]): PeerOptions => {
  const unknown = args.filter((arg) => arg !== '--quick');
  if (unknown.length > 0) {
    throw new Error(`Unknown argument ${unknown.join(' ')}. The only option is --quick.`);
  }
  return {quick: args.includes('--quick')};
};
