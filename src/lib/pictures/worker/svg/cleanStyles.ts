import { generate, parse, walk, type CssNode, type List, type ListItem } from 'css-tree'

type Context = 'declarationList' | 'stylesheet' | 'value'

/** At-rules that load nothing. A font face may hold its font itself. */
const AT_RULES = new Set(['font-face', 'keyframes', 'media', 'supports'])
/** Functions that load an address which is written as a string, and those that run something. */
const LOADING =
  /^(?:-\w+-)?(?:attr|cross-fade|document|domain|element|expression|image|image-set|regexp|src|url|url-prefix)$/i
/** Properties that bind behaviour, or that cost much and show nothing in a picture. */
const PROPERTIES = /^(?:-moz-binding|behavior|(?:-\w+-)?backdrop-filter)$/i
/** Values that the parser keeps as they are, such as those of custom properties: without functions and escapes. */
const PLAIN = /^[\w\s#.,%+*/'"!-]*$/
/** The usual values with functions, which need no parser: transformations, and a reference to a part of the file. */
const USUAL = /^(?:(?:matrix|rotate|scale|skewX|skewY|translate)\([-+\d\s.,e]*\)[\s,]*)+$|^url\(#[\w.:-]+\)$/
const EMBEDDED_FONT = /^data:(?:font\/|application\/(?:x-)?font-)[\w.+-]+(?:;charset=[\w-]+)?;base64,[a-z\d+/=\s]+$/i

/** A parsed style sheet or list of declarations that loads nothing. */
export type Styles = CssNode

/**
 * Parses CSS as tolerantly as a browser does, and removes every rule and declaration that could load or run something.
 * References to parts of the same file (`url(#part)`) stay.
 */
export function parseStyles(css: string, context: Context): Styles {
  const styles = parse(css, { context, parseCustomProperty: false })
  walk(styles, (node, item: ListItem<CssNode> | null, list: List<CssNode> | null) => {
    if (item && list && isRemoved(node)) list.remove(item)
  })
  return styles
}

/** Removes declarations of one property from parsed styles. */
export function removeProperty(styles: Styles, name: string): void {
  walk(styles, (node, item: ListItem<CssNode> | null, list: List<CssNode> | null) => {
    if (item && list && node.type === 'Declaration' && node.property.toLowerCase() === name) list.remove(item)
  })
}

export { generate as stylesToText } from 'css-tree'

/** Whether the value of an attribute, such as `fill`, loads nothing. */
export function isHarmlessValue(value: string): boolean {
  if (PLAIN.test(value) || USUAL.test(value)) return true
  try {
    return !loadsSomething(parse(value, { context: 'value' }), false)
  } catch {
    return false
  }
}

function isRemoved(node: CssNode): boolean {
  switch (node.type) {
    case 'Atrule':
      return !AT_RULES.has(node.name.toLowerCase().replace(/^-\w+-(?=keyframes)/, '')) || node.prelude?.type === 'Raw'
    case 'Comment':
    case 'Raw':
      return true
    case 'Declaration':
      return PROPERTIES.test(node.property) || loadsSomething(node.value, node.property.toLowerCase() === 'src')
    case 'Rule':
      return node.prelude.type === 'Raw'
    default:
      return false
  }
}

function loadsSomething(value: CssNode, isFontSource: boolean): boolean {
  let does = false
  walk(value, (node) => {
    if (node.type === 'Raw') does ||= !PLAIN.test(node.value)
    if (node.type === 'Function') does ||= LOADING.test(node.name)
    if (node.type === 'Url') does ||= !node.value.startsWith('#') && !(isFontSource && EMBEDDED_FONT.test(node.value))
  })
  return does
}

/** Ids of the parts of the same file that a value refers to, and the number of its filter functions. */
export function referencesIn(value: CssNode): { filters: number; ids: string[] } {
  const ids: string[] = []
  let filters = 0
  walk(value, (node) => {
    if (node.type === 'Url' && node.value.startsWith('#')) ids.push(node.value.slice(1))
    if (node.type === 'Function' && FILTERS.has(node.name.toLowerCase())) filters++
  })
  return { filters, ids }
}

const FILTERS = new Set(
  'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia'.split(' '),
)

/** Selectors of a style sheet with what their declarations refer to. */
export function rulesIn(styles: Styles): { filters: number; ids: string[]; selector: string }[] {
  const rules: ReturnType<typeof rulesIn> = []
  walk(styles, (node) => {
    if (node.type !== 'Rule') return
    const references = referencesIn(node.block)
    if (references.ids.length > 0 || references.filters > 0)
      rules.push({ ...references, selector: generate(node.prelude) })
  })
  return rules
}
