import {speculateServiceName} from '@remotion/cloudrun/client';

const service = {memoryLimit: '2Gi', cpuLimit: '1.0', timeoutSeconds: 300};

console.log(speculateServiceName(service));
console.log(speculateServiceName({...service, cpuLimit: '1'}));
console.log(speculateServiceName({memoryLimit: '1.5Gi', cpuLimit: '2', timeoutSeconds: 900}));
