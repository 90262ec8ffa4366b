import type {MediaSource} from './useMediaTask';

/** What `MediaReader` shows. `null` means that the header of the file doesn't tell. */
export interface MediaFacts {
  readonly container: string;
  readonly dimensions: {readonly width: number; readonly height: number} | null;
  readonly durationInSeconds: number | null;
  readonly fps: number | null;
  readonly videoCodec: string | null;
  readonly audioCodec: string | null;
  readonly rotation: number | null;
  readonly isHdr: boolean;
  /** In bytes. */
  readonly size: number | null;
  /** How much of the file the parser didn't need, in bytes. */
  readonly skippedBytes: number;
}

/** What the parser is asked for. It reads no further than it needs to for these fields. */
export const fields = {
  container: true,
  dimensions: true,
  durationInSeconds: true,
  fps: true,
  videoCodec: true,
  audioCodec: true,
  rotation: true,
  isHdr: true,
  size: true,
  internalStats: true,
} as const;

/** Explains errors of `@remotion/media-parser` that a choice of the reader causes. */
const explain = (name: string, error: unknown): Error => {
  const message = error instanceof Error ? error.message : String(error);
  return new Error(`${name} can’t be read: ${message}`);
};

/**
 * Reads a file with `@remotion/media-parser`, which is loaded on the first call. Nothing is uploaded.
 *
 * @throws {Error} with the name of the file and the reason why it can't be read
 */
export const readMedia = async (source: MediaSource, signal: AbortSignal): Promise<MediaFacts> => {
  const {mediaParserController, parseMedia} = await import('@remotion/media-parser');
  const controller = mediaParserController();
  signal.addEventListener('abort', () => controller.abort());
  signal.throwIfAborted();
  try {
    const {internalStats, ...facts} = await parseMedia({
      src: source instanceof File ? source : new URL(source.url, window.location.href),
      controller,
      fields,
      acknowledgeRemotionLicense: true,
    });
    return {...facts, skippedBytes: internalStats.skippedBytes};
  } catch (error) {
    throw explain(source.name, error);
  }
};
