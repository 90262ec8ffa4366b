import {z} from 'zod';

export const recipe = z.object({slug: z.string(), name: z.string(), grams: z.number()});

export type Recipe = z.infer<typeof recipe>;
