/** A DOM is made of some 10,000 elements in a second; what takes longer is nobody's text. */
const MAX_TAGS = 5_000
/** With those that a parser adds. */
const MAX_ELEMENTS = 10_000
/** The work of a DOM grows with the square of this. */
const MAX_DEPTH = 256

/** A parser opens these anew wherever a paragraph or a cell has ended them. */
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
/** An end that need not be written: the next of its kind, or of its table or list, is one. */
const ENDS_ITSELF = new Set([
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
 * Whether a DOM may be made of a text without keeping everybody waiting. Counts tags as they are written and makes
 * nothing of them: a text with more open tags than any page has is refused, however a parser would close them.
 */
export function isBounded(html: string): boolean {
  const open: string[] = []
  let tags = 0
  let elements = 0
  let formatting = 0
  for (const [, isEnd, written = ''] of html.matchAll(TAG)) {
    if (++tags > MAX_TAGS || open.length > MAX_DEPTH) return false
    const name = written.toLowerCase()
    elements += FORMATTING.has(name) ? 1 : 1 + formatting
    if (elements > MAX_ELEMENTS) return false
    if (VOID.has(name) || ENDS_ITSELF.has(name)) continue
    if (!isEnd) {
      open.push(name)
      if (FORMATTING.has(name)) formatting++
      continue
    }
    // An end that ends nothing changes nothing; one of an outer element leaves the inner ones open in some cases.
    const index = open.lastIndexOf(name)
    if (index < 0) continue
    open.splice(index, 1)
    if (FORMATTING.has(name)) formatting--
  }
  return true
}
