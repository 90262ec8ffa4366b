import {createServer} from 'node:http';

createServer(() => {}).listen(5515, () => console.log('Listening on port 5515'));
