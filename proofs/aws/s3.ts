import {createHash} from 'node:crypto';
import {
  accountId,
  AwsError,
  sent,
  toXml,
  unknownOperation,
  type AwsRequest,
  type Operation,
} from './protocol';
import type {AwsAccount, Bucket} from './state';

/** The account that the client expects to own the bucket. Presigned URLs contain it in the query. */
const expectedOwnerOf = ({headers, query}: AwsRequest): string | undefined => {
  const name = 'x-amz-expected-bucket-owner';
  return headers[name]?.toString() ?? query.get(name) ?? undefined;
};

const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

const bucketNamed = (
  {buckets}: AwsAccount,
  name: string,
  expectedOwner: string | undefined,
): Bucket => {
  const bucket = buckets.get(name);
  if (!bucket) {
    throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);
  }
  if (expectedOwner !== undefined && bucket.owner !== expectedOwner) {
    throw new AwsError('AccessDenied', 'Access Denied', 403);
  }
  return bucket;
};

const objectOperation = (
  aws: AwsAccount,
  request: AwsRequest,
  bucketName: string,
  key: string,
): Operation | undefined => {
  const {method, query, headers, body} = request;
  const owner = expectedOwnerOf(request);
  const common = {Bucket: bucketName, Key: key, ExpectedBucketOwner: owner};
  const bucket = () => bucketNamed(aws, bucketName, owner);
  const header = (name: string) => headers[name]?.toString();

  switch (method) {
    case 'PUT': {
      const contentType = header('content-type') ?? 'application/octet-stream';
      return {
        name: 'PutObject',
        input: sent({
          ...common,
          ACL: header('x-amz-acl'),
          ContentType: contentType,
          ContentDisposition: header('content-disposition'),
          StorageClass: header('x-amz-storage-class'),
        }),
        run: () => {
          bucket().objects.set(key, {body, contentType, lastModified: new Date()});
          return {headers: {etag: etagOf(body)}};
        },
      };
    }
    case 'GET':
    case 'HEAD':
      return {
        name: method === 'GET' ? 'GetObject' : 'HeadObject',
        input: sent({...common, Expires: query.get('X-Amz-Expires') ?? undefined}),
        run: () => {
          const object = bucket().objects.get(key);
          if (!object) {
            throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404);
          }
          return {
            headers: {
              'content-type': object.contentType,
              'content-length': String(object.body.length),
              'last-modified': object.lastModified.toUTCString(),
              etag: etagOf(object.body),
            },
            body: object.body,
          };
        },
      };
    case 'DELETE':
      return {
        name: 'DeleteObject',
        input: sent(common),
        run: () => {
          bucket().objects.delete(key);
          return {status: 204};
        },
      };
    default:
      return undefined;
  }
};

const listObjects = (aws: AwsAccount, request: AwsRequest, bucketName: string): Operation => {
  const {query} = request;
  const owner = expectedOwnerOf(request);
  const prefix = query.get('prefix') ?? '';
  const token = query.get('continuation-token') ?? undefined;
  return {
    name: 'ListObjectsV2',
    input: sent({
      Bucket: bucketName,
      Prefix: prefix,
      ExpectedBucketOwner: owner,
      ContinuationToken: token,
    }),
    run: () => {
      const all = [...bucketNamed(aws, bucketName, owner).objects]
        .filter(([key]) => key.startsWith(prefix))
        .sort(([one], [other]) => (one < other ? -1 : 1));
      const start = Number(token ?? 0);
      const end = start + aws.objectsPerPage;
      return {
        body: toXml({
          ListBucketResult: {
            Name: bucketName,
            Prefix: prefix,
            IsTruncated: end < all.length,
            ...(end < all.length && {NextContinuationToken: end}),
            Contents: all.slice(start, end).map(([key, {body, lastModified}]) => ({
              Key: key,
              LastModified: lastModified.toISOString(),
              ETag: etagOf(body),
              Size: body.length,
            })),
          },
        }),
      };
    },
  };
};

const bucketOperation = (
  aws: AwsAccount,
  request: AwsRequest,
  bucketName: string,
): Operation | undefined => {
  const {method, query, headers, body, region} = request;
  const owner = expectedOwnerOf(request);
  const bucket = () => bucketNamed(aws, bucketName, owner);
  const operation = (
    name: string,
    input: Record<string, unknown>,
    run: Operation['run'],
  ): Operation => ({
    name,
    input: sent({Bucket: bucketName, ExpectedBucketOwner: owner, ...input}),
    run,
  });
  /** An operation that needs a bucket and that changes nothing here. */
  const noted = (name: string, input: Record<string, unknown> = {}) =>
    operation(name, input, () => {
      bucket();
      return {};
    });

  if (method === 'GET' && query.has('location')) {
    return operation('GetBucketLocation', {}, () => {
      const at = bucket().region;
      return {
        body: toXml({
          LocationConstraint: {
            '@_xmlns': 'http://s3.amazonaws.com/doc/2006-03-01/',
            // Empty in us-east-1.
            ...(at !== 'us-east-1' && {'#text': at}),
          },
        }),
      };
    });
  }
  if (method === 'GET' && query.get('list-type') === '2') {
    return listObjects(aws, request, bucketName);
  }
  if (method === 'DELETE' && query.has('ownershipControls')) {
    return noted('DeleteBucketOwnershipControls');
  }
  if (method === 'DELETE' && query.has('publicAccessBlock')) {
    return noted('DeletePublicAccessBlock');
  }
  if (method === 'PUT' && query.has('acl')) {
    return noted('PutBucketAcl', {ACL: headers['x-amz-acl']});
  }
  if (method === 'PUT' && query.has('lifecycle')) {
    return noted('PutBucketLifecycleConfiguration');
  }
  if (method === 'DELETE' && query.has('lifecycle')) {
    return noted('DeleteBucketLifecycle');
  }
  if (method === 'PUT' && [...query.keys()].length === 0) {
    const location = /<LocationConstraint>(.*?)</.exec(body.toString())?.[1];
    return operation('CreateBucket', {LocationConstraint: location}, () => {
      aws.buckets.set(bucketName, {
        region: location ?? region,
        owner: accountId,
        created: new Date(),
        objects: new Map(),
      });
      return {};
    });
  }
  return undefined;
};

const listBuckets = ({buckets}: AwsAccount): Operation => ({
  name: 'ListBuckets',
  input: {},
  run: () => ({
    body: toXml({
      ListAllMyBucketsResult: {
        Buckets: {
          Bucket: [...buckets].map(([name, {created}]) => ({
            Name: name,
            CreationDate: created.toISOString(),
          })),
        },
      },
    }),
  }),
});

/** Amazon S3 with the bucket in the path, as clients address it at an IP address. */
export const storageOperation = (aws: AwsAccount, request: AwsRequest): Operation => {
  const [, bucketName = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(request.path) ?? [];
  if (bucketName === '') {
    return listBuckets(aws);
  }
  return (
    (key === ''
      ? bucketOperation(aws, request, bucketName)
      : objectOperation(aws, request, bucketName, key)) ?? unknownOperation(request)
  );
};
