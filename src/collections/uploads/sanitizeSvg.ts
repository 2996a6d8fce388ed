import createDOMPurify, { type WindowLike } from 'dompurify'
import { JSDOM } from 'jsdom'

/**
 * Takes everything out of an SVG that could run or load something.
 * @param data the file's bytes
 * @returns the drawing alone; an empty drawing when nothing of it was safe
 */
export async function sanitizeSvg(data: Buffer): Promise<Buffer> {
  const purify = createDOMPurify(new JSDOM('').window as unknown as WindowLike)
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    // A drawing refers to its own parts only.
    if (/href$/i.test(attribute.attrName) && !attribute.attrValue.trim().startsWith('#')) attribute.keepAttr = false
    if (/url\s*\(\s*(?!['"]?#)/i.test(attribute.attrValue)) attribute.keepAttr = false
  })
  const clean = purify.sanitize(data.toString('utf8'), {
    FORBID_TAGS: ['style', 'foreignObject', 'animate', 'set', 'animateMotion', 'animateTransform'],
    USE_PROFILES: { svg: true, svgFilters: true },
  })
  return Buffer.from(clean.includes('<svg') ? clean : '<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf8')
}
