import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {validateWebhookSignature} from '@remotion/lambda/client';

const server = createServer(async (request, response) => {
  try {
    const body = JSON.parse(await text(request));
    validateWebhookSignature({
      secret: process.env.WEBHOOK_SECRET ?? '',
      body,
      signatureHeader: request.headers['x-remotion-signature'],
    });
    console.log(`${body.renderId}: ${body.type}`);
    response.writeHead(200).end();
  } catch (error) {
    console.log(error.message);
    response.writeHead(401).end();
  }
});

server.listen(8092, () => console.log('Listening on http://localhost:8092'));
