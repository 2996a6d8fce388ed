import type { DOMPurify } from 'dompurify'
import { createDomPurify } from '../../html/newPurifier.ts'
import type { SvgResult } from './jobs.ts'
import { svgProblem } from './svgProblem.ts'

let purifier: DOMPurify | undefined

/** Removes everything from an SVG that could run or load something. */
export function cleanSvg(input: Buffer): SvgResult {
  const text = textOf(input)
  if (text === null) return { problem: 'svgDamaged' }
  const problem = svgProblem(text)
  if (problem) return { problem }
  const clean = sanitize(text)
  if (clean === null) return { problem: 'svgTooComplex' }
  return { data: Buffer.from(clean.includes('<svg') ? clean : '<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf8') }
}

/** HTML within an SVG nests where XML does not (`<b/>` stays open), so the stack may overflow before the time limit. */
function sanitize(text: string): string | null {
  purifier ??= createPurifier()
  try {
    const clean = purifier.sanitize(text, {
      FORBID_TAGS: ['style', 'foreignObject', 'animate', 'set', 'animateMotion', 'animateTransform'],
      USE_PROFILES: { svg: true, svgFilters: true },
    })
    // The only HTML entity in the output, which XML does not define.
    return clean.replaceAll('&nbsp;', '&#160;')
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Decodes the file by its byte order mark. */
function textOf(data: Buffer): string | null {
  const encoding =
    data[0] === 0xff && data[1] === 0xfe ? 'utf-16le' : data[0] === 0xfe && data[1] === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(data)
  } catch {
    return null
  }
}

function createPurifier(): DOMPurify {
  const purify = createDomPurify()
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    // Only references within the SVG are allowed.
    if (/href$/i.test(attribute.attrName) && !attribute.attrValue.trim().startsWith('#')) attribute.keepAttr = false
    if (/url\s*\(\s*(?!['"]?#)/i.test(attribute.attrValue)) attribute.keepAttr = false
  })
  return purify
}
