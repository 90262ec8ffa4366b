import {getRolePolicy} from '@remotion/lambda/policies';

const policy = JSON.parse(getRolePolicy());
const storage = policy.Statement.find(({Action}) => Action.includes('s3:PutObject'));

// A second bucket, and the files in it
storage.Resource.push('arn:aws:s3:::customer-videos', 'arn:aws:s3:::customer-videos/*');
console.log(JSON.stringify(storage, null, 2));
