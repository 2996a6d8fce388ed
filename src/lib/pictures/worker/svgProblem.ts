import { SaxesParser } from 'saxes'
import { MAX_SVG_ATTRIBUTES, MAX_SVG_DEPTH, MAX_SVG_ELEMENTS, MAX_SVG_HTML, type PictureProblem } from '../limits.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** SVG elements whose content is parsed as HTML. */
const HTML_INSIDE = new Set(['desc', 'foreignobject', 'title'])
/** HTML elements that end SVG parsing: everything after them is parsed as HTML. */
const HTML_FROM_HERE = new Set(
  'b big blockquote body br center code dd div dl dt em embed font h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'.split(
    ' ',
  ),
)

class ProblemFound extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Scans an SVG until its end or the first problem. A DOM can be built from any SVG without problems. */
export function svgProblem(text: string): PictureProblem | null {
  const parser = new SaxesParser({ xmlns: true })
  let depth = 0
  let elements = 0
  let attributes = 0
  // HTML nests where XML does not (`<b/>` stays open), and reopens closed elements.
  let html = 0
  let htmlSince = Infinity
  const fail = (problem: PictureProblem): never => {
    throw new ProblemFound(problem)
  }
  parser.on('error', () => fail('svgDamaged'))
  // Custom entities can expand exponentially: ten lines become gigabytes.
  parser.on('doctype', (doctype) => void (doctype.includes('[') && fail('svgTooComplex')))
  parser.on('opentagstart', ({ name }) => {
    attributes = 0
    depth++
    if (++elements > MAX_SVG_ELEMENTS || depth > MAX_SVG_DEPTH) fail('svgTooComplex')
    if (depth > htmlSince && ++html > MAX_SVG_HTML) fail('svgTooComplex')
    if (HTML_FROM_HERE.has(name.toLowerCase())) htmlSince = 0
    else if (HTML_INSIDE.has(name.toLowerCase())) htmlSince = Math.min(htmlSince, depth)
  })
  parser.on('attribute', () => void (++attributes > MAX_SVG_ATTRIBUTES && fail('svgTooComplex')))
  parser.on(
    'opentag',
    ({ local, uri }) => void (elements === 1 && (local !== 'svg' || uri !== SVG) && fail('svgDamaged')),
  )
  parser.on('closetag', () => {
    if (depth === htmlSince) htmlSince = Infinity
    depth--
  })
  try {
    parser.write(text).close()
  } catch (error) {
    return error instanceof ProblemFound ? error.problem : 'svgDamaged'
  }
  return elements > 0 ? null : 'svgDamaged'
}
