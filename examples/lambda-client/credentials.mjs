import {getAwsClient} from '@remotion/lambda/client';

const {client} = getAwsClient({region: 'us-east-1', service: 'lambda'});
const {accessKeyId, sessionToken} = await client.config.credentials();

console.log('Access key:', accessKeyId);
console.log('Temporary:', sessionToken !== undefined);
