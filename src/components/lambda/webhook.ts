export interface WebhookRequest {
  readonly secret: string;
  /** The parsed body. */
  readonly body: unknown;
  /** The value of the header `X-Remotion-Signature`. */
  readonly signatureHeader: string;
}

/** The values that the tester shows at first. src/components/lambda/webhook.test.ts proves the signature. */
export const sample = {
  secret: 'a-long-random-string',
  body: `{
  "type": "timeout",
  "renderId": "abcdef1234",
  "bucketName": "remotionlambda-useast1-abcdef1234",
  "expectedBucketOwner": "123456789012",
  "customData": {"customerId": "c_42"}
}`,
  signature:
    'sha512=4e0442cd421fce67bc5aeb36c7c1832cb00ed2b86412380d0543b32598066203c9a337d842e9b34b4c584e79b6de55c294cb8efec00b1f401a899dd5422236f9',
} as const;

/**
 * Calculates the HMAC SHA-512 of a text in hexadecimal digits, with the prefix that Remotion puts before it.
 *
 * @throws if the page isn't served over HTTPS or from localhost, because browsers then provide no Web Crypto
 */
export const sign = async (secret: string, text: string): Promise<string> => {
  const {subtle} = globalThis.crypto as Partial<Crypto>;
  if (!subtle) {
    throw new Error('Browsers can only calculate signatures on pages that are served over HTTPS.');
  }
  const encoder = new TextEncoder();
  const algorithm = {name: 'HMAC', hash: 'SHA-512'};
  const key = await subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await subtle.sign('HMAC', key, encoder.encode(text)));
  return `sha512=${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

/**
 * Checks a request like `validateWebhookSignature()`, which requires Node.js.
 *
 * @returns the message of the error that the function throws, or null if the signature is valid
 */
export const checkSignature = async ({
  secret,
  body,
  signatureHeader,
}: WebhookRequest): Promise<string | null> => {
  if (!secret) {
    return "No 'secret' was provided to validateWebhookSignature().";
  }
  if (!body) {
    return "No 'body' was provided to validateWebhookSignature().";
  }
  if (!signatureHeader || signatureHeader === 'NO_SECRET_PROVIDED') {
    return 'No webhook signature was provided';
  }
  return signatureHeader === (await sign(secret, JSON.stringify(body)))
    ? null
    : 'Signatures do not match';
};

/** @throws a SyntaxError if a text that isn't empty isn't valid JSON */
export const parseBody = (text: string): unknown =>
  text.trim() === '' ? undefined : JSON.parse(text);
