/** What a browser can do with a codec through WebCodecs. */
export interface CodecSupport {
  readonly codec: string;
  readonly decodes: boolean;
  readonly encodes: boolean;
}

/** The codecs of `@remotion/media-parser` that WebCodecs knows, with a codec string for a common profile. */
const video = [
  ['H.264', 'avc1.640028'],
  ['H.265', 'hvc1.1.6.L93.B0'],
  ['VP8', 'vp8'],
  ['VP9', 'vp09.00.10.08'],
  ['AV1', 'av01.0.04M.08'],
] as const;

const audio = [
  ['AAC', 'mp4a.40.2'],
  ['Opus', 'opus'],
  ['MP3', 'mp3'],
  ['FLAC', 'flac'],
  ['Vorbis', 'vorbis'],
  ['PCM, 16 bits', 'pcm-s16'],
] as const;

export const codecNames: readonly string[] = [...video, ...audio].map(([name]) => name);

/** Browsers reject configurations that they can't parse, which means the same as an unsupported one. */
const supports = async (ask: () => Promise<{readonly supported?: boolean}>): Promise<boolean> => {
  try {
    return (await ask()).supported === true;
  } catch {
    return false;
  }
};

/**
 * Asks this browser which codecs it decodes and encodes: 1080p video, and stereo audio at 48 kHz. Needs a secure context.
 * Without WebCodecs, it supports none.
 */
export const measureCodecSupport = (): Promise<CodecSupport[]> => {
  const size = {width: 1920, height: 1080};
  const sound = {sampleRate: 48_000, numberOfChannels: 2};
  return Promise.all([
    ...video.map(async ([name, codec]) => ({
      codec: name,
      decodes: await supports(() =>
        VideoDecoder.isConfigSupported({codec, codedWidth: size.width, codedHeight: size.height}),
      ),
      encodes: await supports(() => VideoEncoder.isConfigSupported({codec, ...size})),
    })),
    ...audio.map(async ([name, codec]) => ({
      codec: name,
      decodes: await supports(() => AudioDecoder.isConfigSupported({codec, ...sound})),
      encodes: await supports(() =>
        AudioEncoder.isConfigSupported({codec, ...sound, bitrate: 128_000}),
      ),
    })),
  ]);
};
