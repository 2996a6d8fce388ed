import { SaxesParser } from 'saxes'
import { MAX_SVG_ATTRIBUTES, MAX_SVG_DEPTH, MAX_SVG_ELEMENTS, MAX_SVG_HTML, type PictureProblem } from '../limits.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Their content is HTML to the DOM that is made next. */
const HTML_INSIDE = new Set(['desc', 'foreignobject', 'title'])
/** From these on, all that follows is. */
const HTML_FROM_HERE = new Set(
  'b big blockquote body br center code dd div dl dt em embed font h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'.split(
    ' ',
  ),
)

class Found extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Reads an SVG once from its beginning to its end, or to the first thing that is too much of it. What this lets
 * through, a DOM can be made of without effort.
 */
export function svgProblem(text: string): PictureProblem | null {
  const parser = new SaxesParser({ xmlns: true })
  let depth = 0
  let elements = 0
  let attributes = 0
  // HTML nests where XML does not (`<b/>` stays open), and opens again what it has closed.
  let html = 0
  let htmlSince = Infinity
  const refuse = (problem: PictureProblem): never => {
    throw new Found(problem)
  }
  parser.on('error', () => refuse('svgDamaged'))
  // Entities of its own multiply: ten lines become gigabytes.
  parser.on('doctype', (doctype) => void (doctype.includes('[') && refuse('svgTooComplex')))
  parser.on('opentagstart', ({ name }) => {
    attributes = 0
    depth++
    if (++elements > MAX_SVG_ELEMENTS || depth > MAX_SVG_DEPTH) refuse('svgTooComplex')
    if (depth > htmlSince && ++html > MAX_SVG_HTML) refuse('svgTooComplex')
    if (HTML_FROM_HERE.has(name.toLowerCase())) htmlSince = 0
    else if (HTML_INSIDE.has(name.toLowerCase())) htmlSince = Math.min(htmlSince, depth)
  })
  parser.on('attribute', () => void (++attributes > MAX_SVG_ATTRIBUTES && refuse('svgTooComplex')))
  parser.on(
    'opentag',
    ({ local, uri }) => void (elements === 1 && (local !== 'svg' || uri !== SVG) && refuse('svgDamaged')),
  )
  parser.on('closetag', () => {
    if (depth === htmlSince) htmlSince = Infinity
    depth--
  })
  try {
    parser.write(text).close()
  } catch (error) {
    return error instanceof Found ? error.problem : 'svgDamaged'
  }
  return elements > 0 ? null : 'svgDamaged'
}
