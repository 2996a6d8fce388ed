import { MAX_SVG_DRAWN, MAX_SVG_FILTER_EFFORT } from '../../limits.ts'
import { parseStyles, referencesIn, removeProperty, rulesIn, stylesToText, type Styles } from './cleanStyles.ts'
import { SvgProblem } from './SvgProblem.ts'

/** What an element costs whoever looks at it, with its content and everything it refers to. */
interface Effort {
  /** Elements drawn. */
  drawn: number
  /** Effort of filters, in that of one simple filter primitive. */
  filters: number
}

/** Filter functions of CSS are as expensive as a blur. */
const BLUR = 4

const LIGHTING = 14

/**
 * Limits what an SVG costs the browsers of those who look at it: filters above the limit are removed.
 * @param sheets its style sheets by element
 * @throws SvgProblem if its parts repeat each other too often
 */
export function limitEffort(root: Element, sheets: Map<Element, Styles>): void {
  const { drawn, filters } = measure(root, sheets)
  if (drawn > MAX_SVG_DRAWN) throw new SvgProblem('svgTooComplex')
  if (filters > MAX_SVG_FILTER_EFFORT) removeFilters(root, sheets)
}

function measure(root: Element, sheets: Map<Element, Styles>): Effort {
  const byId = new Map<string, Element>()
  for (const element of root.querySelectorAll('[id]')) if (!byId.has(element.id)) byId.set(element.id, element)
  const styled = elementsByRule(root, sheets)
  const known = new Map<Element, Effort>()
  const effortOf = (element: Element): Effort => {
    const done = known.get(element)
    if (done) return done
    // Browsers ignore references that lead back to themselves.
    known.set(element, { drawn: 0, filters: 0 })
    const own = [referencesOf(element), ...(styled.get(element) ?? [])]
    const effort = {
      drawn: 1,
      filters: primitiveEffort(element) + own.reduce((sum, one) => sum + one.filters, 0) * BLUR,
    }
    // A filter costs where it is used, not where it stands.
    const children = [...element.children].filter(({ localName }) => localName !== 'filter')
    const parts = [...children, ...own.flatMap(({ ids }) => ids.flatMap((id) => byId.get(id) ?? []))]
    for (const part of parts) {
      const { drawn, filters } = effortOf(part)
      effort.drawn += drawn
      effort.filters += filters
    }
    known.set(element, effort)
    return effort
  }
  return effortOf(root)
}

type References = ReturnType<typeof referencesIn>

/** Attributes that can hold filter functions. */
const FILTERING = new Set(['filter', 'style'])

/** References in the attributes of an element. */
function referencesOf(element: Element): References {
  const found: References = { filters: 0, ids: [] }
  for (const { name, value } of element.attributes) {
    if (name === 'href' && value.trim().startsWith('#')) found.ids.push(value.trim().slice(1))
    else if (name !== 'href' && (/url\(/i.test(value) || (FILTERING.has(name) && value.includes('(')))) {
      const { filters, ids } = referencesIn(parseStyles(value, name === 'style' ? 'declarationList' : 'value'))
      found.filters += filters
      found.ids.push(...ids)
    }
  }
  return found
}

function elementsByRule(root: Element, sheets: Map<Element, Styles>): Map<Element, References[]> {
  const found = new Map<Element, References[]>()
  for (const { selector, ...references } of [...sheets.values()].flatMap(rulesIn))
    for (const element of matching(root, selector)) found.set(element, [...(found.get(element) ?? []), references])
  return found
}

/** Elements that a selector matches. One that cannot be evaluated here counts as matching all. */
function matching(root: Element, selector: string): Iterable<Element> {
  const name = /^\.([\w-]+)$/.exec(selector)?.[1]
  if (name) return root.getElementsByClassName(name)
  try {
    return root.querySelectorAll(selector)
  } catch {
    return root.querySelectorAll('*')
  }
}

const numbers = (element: Element, name: string): number[] =>
  (element.getAttribute(name) ?? '')
    .split(/[\s,]+/)
    .map(Number)
    .filter((value) => value > 0)

/**
 * The effort of a filter primitive per pixel, as measured in Chromium 156 without a graphics card: one is about 10 ms of
 * a processor for a megapixel.
 */
function primitiveEffort(element: Element): number {
  const { localName } = element
  if (!localName.startsWith('fe')) return 0
  // Chromium draws no more than ten octaves, but others may.
  if (localName === 'feTurbulence') return 2 + 1.5 * Math.max(1, ...numbers(element, 'numOctaves'))
  if (localName === 'feMorphology') return Math.min(150, 10 + 3 * Math.max(0, ...numbers(element, 'radius')))
  if (localName === 'feGaussianBlur' || localName === 'feDropShadow') return BLUR
  if (localName === 'feDisplacementMap') return 6
  if (localName === 'feConvolveMatrix') {
    const [width = 3, height = width] = numbers(element, 'order')
    return 2.5 * width * height
  }
  return /Lighting$/.test(localName) ? LIGHTING : 1
}

function removeFilters(root: Element, sheets: Map<Element, Styles>): void {
  for (const element of root.querySelectorAll('filter')) element.remove()
  for (const styles of sheets.values()) removeProperty(styles, 'filter')
  for (const element of [root, ...root.querySelectorAll('[filter], [style]')]) {
    element.removeAttribute('filter')
    const style = element.getAttribute('style')
    if (style === null) continue
    const styles = parseStyles(style, 'declarationList')
    removeProperty(styles, 'filter')
    element.setAttribute('style', stylesToText(styles))
  }
}
