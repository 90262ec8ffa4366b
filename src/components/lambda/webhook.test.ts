import {createHmac} from 'node:crypto';
import {validateWebhookSignature} from '@remotion/lambda/client';
import {afterEach, describe, expect, it, test, vi} from 'vitest';
import {checkSignature, parseBody, sample, sign} from './webhook';

/** The result of the shipped check: null or the message of its error. */
const shippedCheck = (request: {secret: string; body: unknown; signatureHeader: string}) => {
  try {
    validateWebhookSignature(request);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

const body = {type: 'timeout', renderId: 'abc', text: 'Grüße 🎬', nested: [1, {a: null}]};
const signatureOf = (secret: string, text: string) =>
  `sha512=${createHmac('sha512', secret).update(text).digest('hex')}`;
const right = signatureOf('secret', JSON.stringify(body));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the webhook tester', () => {
  it.each([
    ['a valid signature', 'secret', body, right],
    ['another secret', 'Secret', body, right],
    ['a changed body', 'secret', {...body, renderId: 'abd'}, right],
    ['no prefix', 'secret', body, right.slice('sha512='.length)],
    ['capital letters', 'secret', body, right.toUpperCase()],
    ['no header', 'secret', body, ''],
    ['a render without a secret', 'secret', body, 'NO_SECRET_PROVIDED'],
    ['no secret', '', body, right],
    ['no body', 'secret', undefined, right],
    ['the body null', 'secret', null, right],
    ['the body 0', 'secret', 0, right],
    ['neither secret nor body', '', undefined, ''],
    ['neither body nor header', 'secret', undefined, ''],
    ['an empty object', 'secret', {}, signatureOf('secret', '{}')],
    ['a string', 'secret', 'text', signatureOf('secret', '"text"')],
    [
      'a secret with other characters',
      'schlüssel 🔑',
      body,
      signatureOf('schlüssel 🔑', JSON.stringify(body)),
    ],
    [
      'a secret that exceeds the block size',
      'a'.repeat(200),
      body,
      signatureOf('a'.repeat(200), JSON.stringify(body)),
    ],
  ])('says the same as the package about %s', async (_case, secret, content, signatureHeader) => {
    const request = {secret, body: content, signatureHeader};
    expect(await checkSignature(request)).toBe(shippedCheck(request));
  });

  it('accepts a valid signature', async () => {
    expect(await checkSignature({secret: 'secret', body, signatureHeader: right})).toBeNull();
  });

  it('explains that a page over HTTP has no Web Crypto', async () => {
    vi.stubGlobal('crypto', {});
    await expect(sign('secret', '{}')).rejects.toThrow('served over HTTPS');
  });
});

test('the sample of the page is valid', () => {
  const request = {
    secret: sample.secret,
    body: parseBody(sample.body),
    signatureHeader: sample.signature,
  };
  expect(shippedCheck(request)).toBeNull();
});

test('parses a body, and treats an empty text as a missing body', () => {
  expect(parseBody('{ "a" : 1 }')).toEqual({a: 1});
  expect(parseBody(' \n')).toBeUndefined();
  expect(() => parseBody('{a: 1}')).toThrow(SyntaxError);
});
