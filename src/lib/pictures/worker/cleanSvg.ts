import type { DOMPurify } from 'dompurify'
import { newPurifier } from '../../html/newPurifier.ts'
import type { SvgResult } from './jobs.ts'
import { svgProblem } from './svgProblem.ts'

let purifier: DOMPurify | undefined

/** Takes everything out of an SVG that could run or load something. */
export function cleanSvg(input: Buffer): SvgResult {
  const text = textOf(input)
  if (text === null) return { problem: 'svgDamaged' }
  const problem = svgProblem(text)
  if (problem) return { problem }
  const clean = sanitize(text)
  if (clean === null) return { problem: 'svgTooComplex' }
  return { data: Buffer.from(clean.includes('<svg') ? clean : '<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf8') }
}

/** HTML within a drawing nests where XML does not: `<b/>` stays open. The stack ends before the patience of the parent. */
function sanitize(text: string): string | null {
  purifier ??= makePurifier()
  try {
    const clean = purifier.sanitize(text, {
      FORBID_TAGS: ['style', 'foreignObject', 'animate', 'set', 'animateMotion', 'animateTransform'],
      USE_PROFILES: { svg: true, svgFilters: true },
    })
    // The one entity of HTML in what comes out, unknown to XML.
    return clean.replaceAll('&nbsp;', '&#160;')
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** As XML says which encoding it is in. */
function textOf(data: Buffer): string | null {
  const encoding =
    data[0] === 0xff && data[1] === 0xfe ? 'utf-16le' : data[0] === 0xfe && data[1] === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(data)
  } catch {
    return null
  }
}

function makePurifier(): DOMPurify {
  const purify = newPurifier()
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    // A drawing refers to its own parts only.
    if (/href$/i.test(attribute.attrName) && !attribute.attrValue.trim().startsWith('#')) attribute.keepAttr = false
    if (/url\s*\(\s*(?!['"]?#)/i.test(attribute.attrValue)) attribute.keepAttr = false
  })
  return purify
}
