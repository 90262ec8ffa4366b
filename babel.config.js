// The builds of this site compile with SWC (`@docusaurus/faster`) and do not read this file.
// It serves `docusaurus start` and `docusaurus build` when the faster loader is switched off in
// docusaurus.config.ts, and editors and tools that look for a Babel preset.
module.exports = {
  presets: ['@docusaurus/core/lib/babel/preset'],
};
