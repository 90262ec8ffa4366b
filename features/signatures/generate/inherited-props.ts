import type {Member, Shape, Types} from '@docs-kit/docs-proof/code';
import ts from 'typescript';

/** The props that a component accepts in addition to its own. */
export interface InheritedProps {
  /** The name of the HTML or SVG element that has these props: `img`. */
  tag: string;
  /** The prop `src`, which matters most, if the element has it. */
  src: Listed[];
}

/** What a signature shows of a member. */
export type Listed = Pick<Member, 'name' | 'text' | 'optional'> & Partial<Member>;

/** Fewer inherited props than any element has: `children` and `key`, for example. */
const fewProps = 20;

/** Returns undefined if a component doesn't accept the props of an element. */
export function inheritedProps(
  {checker, place}: Types,
  component: ts.Symbol,
  {inherited}: Shape,
): InheritedProps | undefined {
  if (inherited.size < fewProps) {
    return undefined;
  }
  const props = checker
    .getTypeOfSymbolAtLocation(component, place)
    .getCallSignatures()
    .flatMap((call) => call.parameters.slice(0, 1))
    .map((each) => checker.getApparentType(checker.getTypeOfSymbolAtLocation(each, place)));
  const textOf = (name: string): string | undefined =>
    props
      .flatMap((each) => checker.getPropertyOfType(each, name) ?? [])
      .map((each) =>
        checker.typeToString(
          checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(each, place)),
        ),
      )[0];
  const element = /\b(?:HTML|SVG)\w*Element\b/.exec(textOf('onClick') ?? '')?.[0];
  const tag = element && tagOf(checker, place, element);
  const src = inherited.get('src');
  return tag
    ? {tag, src: src ? [{name: 'src', text: textOf('src') ?? '', optional: src.optional}] : []}
    : undefined;
}

/** Returns the first tag whose element has the given interface: `img` for `HTMLImageElement`. */
function tagOf(checker: ts.TypeChecker, place: ts.SourceFile, name: string): string | undefined {
  return ['HTMLElementTagNameMap', 'SVGElementTagNameMap']
    .flatMap((map) => checker.resolveName(map, place, ts.SymbolFlags.Interface, false) ?? [])
    .flatMap((map) => checker.getDeclaredTypeOfSymbol(map).getProperties())
    .find((tag) => checker.typeToString(checker.getTypeOfSymbolAtLocation(tag, place)) === name)
    ?.name;
}
