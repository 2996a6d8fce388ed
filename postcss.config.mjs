/**
 * Selectors of packages to replace, because they slow down the whole page. `body:has(.drag-overlay) *`, with which
 * Payload sets the drag cursor on every element, makes the browser recalculate the style of the whole page whenever an
 * element is added or removed: 25 ms for each row that scrolls into the page tree. The overlay is under the cursor
 * anyway.
 * @type {Record<string, string>}
 */
const REPLACEMENTS = { 'body:has(.drag-overlay) *': '.drag-overlay, .drag-overlay *' }

/** @type {import('postcss').Plugin} */
const replaceSelectors = {
  postcssPlugin: 'replace-selectors',
  Rule(rule) {
    const replacement = REPLACEMENTS[rule.selector]
    if (replacement) rule.selector = replacement
  },
}

export default { plugins: [replaceSelectors] }
