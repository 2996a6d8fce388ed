import type { DOMWindow } from 'jsdom'
import { SaxesParser, type SaxesAttributeNS } from 'saxes'
import { newWindow } from '../../../html/newWindow.ts'
import { MAX_SVG_ATTRIBUTES, MAX_SVG_DEPTH, MAX_SVG_ELEMENTS } from '../../limits.ts'
import { defineEntities } from './entities.ts'
import { SvgProblem } from './SvgProblem.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'

/** The window of all parsed documents. */
let shared: DOMWindow | undefined
export const svgWindow = (): DOMWindow => (shared ??= newWindow())

/**
 * Parses an SVG into a document of SVG elements only: everything of other namespaces, comments and processing
 * instructions are left out, prefixes are resolved, and `xlink:href` becomes `href`.
 * @returns the root element
 * @throws SvgProblem if it is not well-formed or exceeds a limit
 */
export function parseSvg(text: string): Element {
  // Editors omit the declaration of `xlink`, which an internal DTD of old ones had contained.
  const parser = new SaxesParser({ additionalNamespaces: { xlink: XLINK }, xmlns: true })
  const document = svgWindow().document.implementation.createDocument(SVG, 'svg')
  const root = document.documentElement
  /** Open elements; null for those that are left out with their content. */
  const open: (Element | null)[] = []
  let elements = 0
  let attributes = 0
  parser.on('error', () => {
    throw new SvgProblem('svgDamaged')
  })
  parser.on('doctype', (doctype) => defineEntities(parser.ENTITIES, doctype))
  parser.on('opentagstart', () => {
    attributes = 0
    if (++elements > MAX_SVG_ELEMENTS || open.length >= MAX_SVG_DEPTH) throw new SvgProblem('svgTooComplex')
  })
  parser.on('attribute', () => {
    if (++attributes > MAX_SVG_ATTRIBUTES) throw new SvgProblem('svgTooComplex')
  })
  parser.on('opentag', ({ attributes: all, local, uri }) => {
    const isRoot = elements === 1
    if (isRoot && (local !== 'svg' || uri !== SVG)) throw new SvgProblem('svgDamaged')
    const parent = open.at(-1)
    const element = isRoot ? root : uri === SVG && parent ? document.createElementNS(SVG, local) : null
    if (element) copyAttributes(all, element)
    if (element && !isRoot) parent?.append(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  const addText = (value: string): void => open.at(-1)?.append(value)
  parser.on('text', addText)
  parser.on('cdata', addText)
  try {
    parser.write(text).close()
  } catch (error) {
    throw error instanceof SvgProblem ? error : new SvgProblem('svgDamaged')
  }
  if (elements === 0) throw new SvgProblem('svgDamaged')
  return root
}

function copyAttributes(attributes: Record<string, SaxesAttributeNS>, element: Element): void {
  for (const { local, prefix, uri, value } of Object.values(attributes)) {
    if (uri === XML) element.setAttributeNS(XML, `xml:${local}`, value)
    else if (uri === XLINK && local === 'href' && !element.hasAttribute('href')) element.setAttribute('href', value)
    else if (uri === '' && prefix === '' && local !== 'xmlns') element.setAttribute(local, value)
  }
}
