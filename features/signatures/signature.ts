/** The name of a member, which links to its heading on the page. */
export interface MemberLink {
  /** What is displayed. */
  readonly text: string;
  /** Whether it is an argument, option or prop, or a field or method. */
  readonly side: 'inputs' | 'outputs';
  /** With a dot for nested members: `options.easing`. Empty for the section of all members. */
  readonly member: string;
}

/** A line of code: text, and names that link to headings. */
export type Line = readonly (string | MemberLink)[];

/** How to import an export and how to call it, as generated from the types. */
export interface Signature {
  /** The import specifier: `@remotion/lambda/client`. */
  readonly from: string;
  /** The name to import: `Series` for `Series.Sequence`. */
  readonly name: string;
  /** Set if the export only exists as a type. */
  readonly isType?: true;
  /** `tsx` if it is an element. */
  readonly language: 'ts' | 'tsx';
  readonly lines: readonly Line[];
}

/** The content of `features/signatures/signatures.json`. */
export interface SignatureData {
  /** The command that generates the file. */
  readonly command: string;
  /** The signatures by package and by the name of the export. */
  readonly packages: Readonly<Record<string, Readonly<Record<string, Signature>>>>;
}

/** The file that contains the signatures, relative to the root of the repository. */
export const signaturesFile = 'features/signatures/signatures.json';
