import {createHash} from 'node:crypto';
import type {AwsAccount, Bucket} from './account';
import {AwsError, toXml, type AwsRequest, type Operations} from './protocol';

const listBuckets = ({buckets}: AwsAccount): string => {
  const now = new Date().toISOString();
  const list = [...buckets.keys()].map((name) => ({Name: name, CreationDate: now}));
  return toXml({ListAllMyBucketsResult: {Buckets: {Bucket: list}}});
};

const listObjects = ({objects}: Bucket, prefix: string): string => {
  const list = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, body]) => ({
      Key: key,
      LastModified: new Date().toISOString(),
      ETag: `"${createHash('md5').update(body).digest('hex')}"`,
      Size: body.length,
    }));
  return toXml({ListBucketResult: {Prefix: prefix, Contents: list}});
};

/** In us-east-1, the constraint is empty. */
const location = ({region}: Bucket): string =>
  toXml({
    LocationConstraint: {
      '@_xmlns': 'http://s3.amazonaws.com/doc/2006-03-01/',
      ...(region !== 'us-east-1' && {'#text': region}),
    },
  });

/** The parameters in the query that name an operation on a bucket. */
const subresources = [
  'location',
  'list-type',
  'ownershipControls',
  'publicAccessBlock',
  'acl',
  'lifecycle',
];

/** Amazon S3 with the bucket in the path, as clients address it at an IP address. */
export const storageOperations = (account: AwsAccount, request: AwsRequest): Operations => {
  const {method, path, query, headers, body, region} = request;
  const [, bucketName = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? [];
  const bucket = (): Bucket => {
    const found = account.buckets.get(bucketName);
    if (!found) {
      throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);
    }
    return found;
  };
  const object = (): Buffer => {
    const found = bucket().objects.get(key);
    if (!found) {
      throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404);
    }
    return found;
  };
  const resource = [bucketName && '/bucket', key && '/key'].join('') || '/';
  const subresource = subresources.find((name) => query.has(name));
  return {
    input: {
      Bucket: bucketName,
      Key: key,
      ACL: headers['x-amz-acl'],
      Expires: query.get('X-Amz-Expires') ?? undefined,
    },
    route: `${method} ${resource}${subresource === undefined ? '' : `?${subresource}`}`,
    routes: {
      'GET /': ['ListBuckets', () => ({body: listBuckets(account)})],
      'PUT /bucket': [
        'CreateBucket',
        () => {
          account.addBucket(bucketName, region);
          return {};
        },
      ],
      'GET /bucket?location': ['GetBucketLocation', () => ({body: location(bucket())})],
      'GET /bucket?list-type': [
        'ListObjectsV2',
        () => ({body: listObjects(bucket(), query.get('prefix') ?? '')}),
      ],
      'DELETE /bucket?ownershipControls': ['DeleteBucketOwnershipControls'],
      'DELETE /bucket?publicAccessBlock': ['DeletePublicAccessBlock'],
      'PUT /bucket?acl': ['PutBucketAcl'],
      'PUT /bucket?lifecycle': ['PutBucketLifecycleConfiguration'],
      'DELETE /bucket?lifecycle': ['DeleteBucketLifecycle'],
      'PUT /bucket/key': [
        'PutObject',
        () => {
          bucket().objects.set(key, body);
          return {};
        },
      ],
      'GET /bucket/key': ['GetObject', () => ({body: object()})],
      'HEAD /bucket/key': ['HeadObject', () => ({body: object()})],
      'DELETE /bucket/key': [
        'DeleteObject',
        () => {
          bucket().objects.delete(key);
          return {};
        },
      ],
    },
  };
};
