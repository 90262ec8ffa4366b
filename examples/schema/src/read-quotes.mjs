import {readFileSync} from 'node:fs';
import {z} from 'zod';

const quoteSchema = z.object({
  text: z.string(),
  author: z.string().min(1).max(40),
});

const result = z.array(quoteSchema).safeParse(JSON.parse(readFileSync('quotes.json', 'utf8')));

if (result.success) {
  console.log(`${result.data.length} quotes`);
} else {
  for (const {path, message} of result.error.issues) {
    console.log(`${path.join('.')}: ${message}`);
  }
}
