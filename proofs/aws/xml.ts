import {XMLBuilder, XMLParser} from 'fast-xml-parser';

const builder = new XMLBuilder({ignoreAttributes: false});
const parser = new XMLParser();

export const toXml = (content: Record<string, unknown>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${builder.build(content)}`;

export const fromXml = (text: string): Record<string, unknown> =>
  parser.parse(text) as Record<string, unknown>;
