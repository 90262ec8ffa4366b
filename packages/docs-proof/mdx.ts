/** Helpers for remark plugins: they read and create MDX nodes, and parse the meta strings of code blocks. */
export * from './pages/mdx';
export {metaValue, metaWords} from './pages/fences';
