/**
 * Style rules of packages that cost the whole page. `body:has(.drag-overlay) *`, with which Payload gives every element
 * the cursor of dragging, has the browser work out the style of everything anew whenever anything at all is added or
 * removed: 25 ms for each row that scrolls into the page tree. The overlay lies under the cursor anyhow.
 * @type {Record<string, string>}
 */
const REWORDED = { 'body:has(.drag-overlay) *': '.drag-overlay, .drag-overlay *' }

/** @type {import('postcss').Plugin} */
const rewordRules = {
  postcssPlugin: 'reword-rules',
  Rule(rule) {
    const reworded = REWORDED[rule.selector]
    if (reworded) rule.selector = reworded
  },
}

export default { plugins: [rewordRules] }
