/** Turns a text into a file name of at most 100 bytes. */
export const fileNameOf = (text) => {
  let name = '';
  for (const character of text.replaceAll(/[^\p{L}\d]+/gu, '-')) {
    if (Buffer.byteLength(name + character) > 100) {
      break;
    }
    name += character;
  }
  return name;
};
