import {crc32} from 'node:zlib';

const stringHeaderType = 7;

const header = (name: string, value: string): Buffer => {
  const length = Buffer.alloc(3);
  length.writeUInt8(stringHeaderType);
  length.writeUInt16BE(Buffer.byteLength(value), 1);
  return Buffer.concat([
    Buffer.from([Buffer.byteLength(name)]),
    Buffer.from(name),
    length,
    Buffer.from(value),
  ]);
};

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/**
 * Encodes a message of an event stream, in which AWS Lambda wraps the response of a function that streams.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/RESTSelectObjectAppendix.html
 */
export const encodeEvent = (
  type: 'PayloadChunk' | 'InvokeComplete',
  contentType: string,
  payload: Uint8Array,
): Buffer => {
  const headers = Buffer.concat([
    header(':message-type', 'event'),
    header(':event-type', type),
    header(':content-type', contentType),
  ]);
  const lengths = Buffer.concat([
    number(headers.length + payload.length + 16),
    number(headers.length),
  ]);
  const message = Buffer.concat([lengths, number(crc32(lengths)), headers, payload]);
  return Buffer.concat([message, number(crc32(message))]);
};
