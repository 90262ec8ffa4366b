import type {WebhookPayload} from '@remotion/lambda/client';
import {invokeWebhook} from '@remotion/serverless';
import {accountId, type AwsStandIn} from './index';

type Own<Payload> = Payload extends unknown
  ? Omit<Payload, 'renderId' | 'expectedBucketOwner' | 'bucketName' | 'customData'>
  : never;

/** The part of a webhook payload that depends on how the render ended. */
export type RenderEnd = Own<WebhookPayload>;

interface Webhook {
  readonly url: string;
  readonly secret: string | null;
  readonly customData: Record<string, unknown> | null;
}

/**
 * Ends each render as soon as it has started, and sends its webhook with the code that runs in the function.
 *
 * @param endOf how the render of a composition ends
 * @param onSent called with the error if the endpoint rejected the request three times
 */
export const sendWebhooks = (
  aws: AwsStandIn,
  {
    renderId,
    bucketName,
    endOf,
    onSent,
  }: {
    readonly renderId: string;
    readonly bucketName: string;
    readonly endOf: (composition: string) => RenderEnd;
    readonly onSent: (error?: Error) => void;
  },
): void => {
  aws.routines.set('start', ({payload}) => {
    const {url, secret, customData} = payload['webhook'] as Webhook;
    const ids = {renderId, bucketName, expectedBucketOwner: accountId, customData};
    void invokeWebhook({
      options: {
        url,
        secret,
        payload: {...endOf(String(payload['composition'])), ...ids},
      },
      logLevel: 'error',
    }).then(
      () => onSent(),
      (error: unknown) => onSent(error as Error),
    );
    return JSON.stringify({type: 'success', renderId, bucketName});
  });
};
