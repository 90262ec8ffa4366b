import {getAwsClient} from '@remotion/lambda/client';

// Dummy credentials, because nothing is sent to AWS here
process.env.REMOTION_AWS_ACCESS_KEY_ID = 'AKIDEXAMPLE';
process.env.REMOTION_AWS_SECRET_ACCESS_KEY = 'secret';

const region = 'eu-central-1';
const s3 = getAwsClient({region, service: 's3'});
const lambda = getAwsClient({region, service: 'lambda'});

console.log(s3.client.constructor.name, await s3.client.config.region());
console.log('Attempts per call:', await s3.client.config.maxAttempts());
console.log('Attempts per Lambda call:', await lambda.client.config.maxAttempts());
console.log('Cached:', getAwsClient({region, service: 's3'}).client === s3.client);

const customCredentials = {
  endpoint: 'https://storage.example.com',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'secret',
};
const storage = getAwsClient({region, service: 's3', customCredentials});
console.log('Region with customCredentials:', await storage.client.config.region());
