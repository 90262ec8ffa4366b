import sharp from 'sharp';

/** Sizes in pixels: a tab, a tab on a high-density screen, a shortcut. */
const sizes = [16, 32, 48] as const;

/** The size of the source in units, and the density at which one unit is one pixel. */
const drawn = {side: 32, density: 72};

const headerBytes = 6;
const entryBytes = 16;

/** The largest difference of a color channel, of 255, because processors round differently. */
const tolerance = 8;

/**
 * Packs PNGs into one ICO without converting them (https://en.wikipedia.org/wiki/ICO_(file_format)). Existing
 * packages write bitmaps, which are five times as large, or are unmaintained.
 */
const pack = (pictures: readonly Buffer[]): Buffer => {
  const header = Buffer.alloc(headerBytes + pictures.length * entryBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = headerBytes + index * entryBytes;
    const side = sizes[index] ?? 0;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
};

const unpack = (ico: Buffer): Buffer[] =>
  Array.from({length: ico.readUInt16LE(4)}, (_, index) => {
    const entry = headerBytes + index * entryBytes;
    const offset = ico.readUInt32LE(entry + 12);
    return ico.subarray(offset, offset + ico.readUInt32LE(entry + 8));
  });

/** Renders `/favicon.ico`, which browsers and feed readers request, from an SVG of 32 units. */
export const makeFavicon = async (svg: Buffer): Promise<Buffer> =>
  pack(
    await Promise.all(
      sizes.map((size) =>
        sharp(svg, {density: (drawn.density * size) / drawn.side})
          .png({compressionLevel: 9})
          .toBuffer(),
      ),
    ),
  );

const pixelsOf = (png: Buffer) =>
  sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject: true});

/** Whether an icon matches the SVG in every size. Compares pixels, because encoders produce different files. */
export const showsDrawing = async (ico: Buffer, svg: Buffer): Promise<boolean> => {
  try {
    const made = unpack(await makeFavicon(svg));
    const held = unpack(ico);
    const same = await Promise.all(
      made.map(async (png, index) => {
        const [wanted, found] = await Promise.all(
          [png, held[index]].map((each) => pixelsOf(each ?? Buffer.alloc(0))),
        );
        return (
          wanted?.info.width === found?.info.width &&
          wanted?.data.every(
            (value, at) => Math.abs(value - (found?.data[at] ?? -1000)) <= tolerance,
          )
        );
      }),
    );
    return held.length === made.length && same.every(Boolean);
  } catch {
    // The file isn't an ICO.
    return false;
  }
};
