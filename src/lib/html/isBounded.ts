/** Maximum number of tags. Building a DOM of 10,000 elements takes about a second. */
const MAX_TAGS = 5_000
/** Maximum number of elements, including those that the parser adds. */
const MAX_ELEMENTS = 10_000
/** Building a DOM takes time proportional to the square of its depth. */
const MAX_DEPTH = 256

/** Formatting elements, which a parser reopens after a paragraph or cell. */
const FORMATTING = new Set([
  'a',
  'b',
  'big',
  'code',
  'em',
  'font',
  'i',
  'nobr',
  's',
  'small',
  'strike',
  'strong',
  'tt',
  'u',
])

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
/** Elements whose end tag is optional, as the next sibling or the end of the table or list closes them. */
const OPTIONAL_END = new Set([
  'dd',
  'dt',
  'li',
  'option',
  'p',
  'rb',
  'rp',
  'rt',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
])

const TAG = /<(\/?)([a-z][^\s/>]*)/gi

/**
 * Whether HTML is small enough to be parsed into a DOM without blocking the process. Counts the tags without parsing: a
 * text with too many open tags is rejected, however a parser would close them.
 */
export function isSmallEnoughToParse(html: string): boolean {
  const open: string[] = []
  let tags = 0
  let elements = 0
  let formatting = 0
  for (const [, isEndTag, tagName = ''] of html.matchAll(TAG)) {
    if (++tags > MAX_TAGS || open.length > MAX_DEPTH) return false
    const name = tagName.toLowerCase()
    elements += FORMATTING.has(name) ? 1 : 1 + formatting
    if (elements > MAX_ELEMENTS) return false
    if (VOID.has(name) || OPTIONAL_END.has(name)) continue
    if (!isEndTag) {
      open.push(name)
      if (FORMATTING.has(name)) formatting++
      continue
    }
    // An unmatched end tag has no effect; the end tag of an outer element may leave inner ones open.
    const index = open.lastIndexOf(name)
    if (index < 0) continue
    open.splice(index, 1)
    if (FORMATTING.has(name)) formatting--
  }
  return true
}
