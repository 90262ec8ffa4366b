import {ensureBrowser} from '@remotion/renderer';

process.on('unhandledRejection', (error) => {
  console.log('Unhandled:', String(error));
});

try {
  const {type} = await ensureBrowser({logLevel: 'error'});
  console.log('Found:', type);
} catch (error) {
  console.log('Caught:', String(error));
}
