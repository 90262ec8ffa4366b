import {createServer} from 'node:http';
import {makeCancelSignal, renderMedia, selectComposition} from '@remotion/renderer';

const serveUrl = 'build';

createServer(async (_request, response) => {
  const {cancelSignal, cancel} = makeCancelSignal();
  response.once('close', cancel);

  try {
    const composition = await selectComposition({serveUrl, id: 'MyVideo', inputProps: {}});
    const {buffer} = await renderMedia({serveUrl, composition, codec: 'h264', cancelSignal});
    response.end(buffer);
    console.log('Sent');
  } catch (error) {
    if (error instanceof Error && error.message.includes('got cancelled')) {
      console.log('The client has left, the render is stopped');
    } else {
      response.writeHead(500).end();
    }
  }
}).listen(8000, () => console.log('Listening on port 8000'));
