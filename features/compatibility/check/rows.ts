import {pageApis} from '@docs-kit/docs-proof';
import {packageOf} from '@docs-kit/docs-proof/apis';
import {attributeOf, isJsx, type Page} from '@docs-kit/docs-proof/markdown';
import {visit} from 'unist-util-visit';
import type {SignatureData} from '../../signatures/signature';
import {environments, parseSupport, type Environment} from '../client/support';

/** What a page says about one environment. */
export interface Cell {
  readonly environment: Environment;
  readonly works: boolean;
  readonly note?: string;
}

/** An export that a page documents. */
export interface DocumentedExport {
  /** The entry point as in an import: `@remotion/lambda/client`. */
  readonly entry: string;
  /** With a dot for a part of an export: `Series.Sequence`. */
  readonly symbol: string;
  /** Whether it only exists as a type. */
  readonly isType: boolean;
}

/** The `<Compatibility>` of a page. */
export interface Row {
  readonly file: string;
  readonly line: number;
  /** The route below `/docs`, such as `paths/cut-path`. */
  readonly route: string;
  readonly exports: readonly DocumentedExport[];
  readonly cells: readonly Cell[];
}

/** Reads the rows of the pages of exports. A missing or invalid value, at which the build stops, has no cell. */
export function rowsOf(pages: readonly Page[], {packages}: SignatureData): Row[] {
  return pageApis(pages).flatMap(({page, apis}) => {
    const exports = apis.flatMap(({package: from, symbol}): DocumentedExport[] => {
      if (symbol === undefined) {
        return [];
      }
      const signature = packages[packageOf(from)]?.[symbol];
      return [
        {
          entry: signature?.from ?? from,
          symbol,
          isType: signature?.isType ?? false,
        },
      ];
    });
    const rows: Row[] = [];
    visit(page.tree, (node) => {
      if (isJsx(node) && node.name === 'Compatibility') {
        rows.push({
          file: page.file,
          line: node.position?.start.line ?? 1,
          route: page.file.replace(/^docs\/(.+)\.mdx$/, '$1'),
          exports,
          cells: environments.flatMap((environment): Cell[] => {
            const value = attributeOf(node, environment);
            const support = typeof value === 'string' ? parseSupport(value) : undefined;
            return support ? [{environment, ...support}] : [];
          }),
        });
      }
    });
    return rows;
  });
}
