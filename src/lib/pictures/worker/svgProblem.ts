import { SaxesParser } from 'saxes'
import { MAX_SVG_ATTRIBUTES, MAX_SVG_DEPTH, MAX_SVG_ELEMENTS, type PictureProblem } from '../limits.ts'

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
  const refuse = (problem: PictureProblem): never => {
    throw new Found(problem)
  }
  parser.on('error', () => refuse('svgDamaged'))
  // Entities of its own multiply: ten lines become gigabytes.
  parser.on('doctype', (doctype) => void (doctype.includes('[') && refuse('svgTooComplex')))
  parser.on('opentagstart', () => {
    attributes = 0
    if (++elements > MAX_SVG_ELEMENTS || ++depth > MAX_SVG_DEPTH) refuse('svgTooComplex')
  })
  parser.on('attribute', () => void (++attributes > MAX_SVG_ATTRIBUTES && refuse('svgTooComplex')))
  parser.on('opentag', ({ local, uri }) => void (elements === 1 && (local !== 'svg' || uri !== SVG) && refuse('svgDamaged')))
  parser.on('closetag', () => void depth--)
  try {
    parser.write(text).close()
  } catch (error) {
    return error instanceof Found ? error.problem : 'svgDamaged'
  }
  return elements > 0 ? null : 'svgDamaged'
}

const SVG = 'http://www.w3.org/2000/svg'
