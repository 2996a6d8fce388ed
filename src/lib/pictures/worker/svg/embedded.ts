import { MAX_MEGAPIXELS } from '../../limits.ts'
import { SvgProblem } from './SvgProblem.ts'

/** Elements that show an embedded picture, by local name. */
export const EMBEDDED = new Set(['feImage', 'image'])

const DATA = /^\s*data:[^,]*;base64,([a-z\d+/=\s]+)$/i

/**
 * Prepares embedded pictures as uploaded ones are: known by their content, without metadata, within the limits. Other
 * embedded content is removed.
 * @throws SvgProblem if a picture is damaged, or all of them together are too large
 */
export async function cleanEmbeddedPictures(root: Element): Promise<void> {
  let pixels = 0
  for (const element of root.querySelectorAll([...EMBEDDED].join())) {
    const href = element.getAttribute('href') ?? ''
    if (!/^\s*data:/i.test(href)) continue
    const content = DATA.exec(href)?.[1]
    const picture = content === undefined ? null : await prepared(Buffer.from(content, 'base64'))
    if (!picture) {
      element.removeAttribute('href')
      continue
    }
    pixels += picture.pixels
    if (pixels > MAX_MEGAPIXELS * 1e6) throw new SvgProblem('svgTooLarge')
    element.setAttribute('href', `data:${picture.type};base64,${picture.data.toString('base64')}`)
  }
}

/** Null if it is not a picture. The decoders are loaded by the first one. */
async function prepared(input: Buffer): Promise<{ data: Buffer; pixels: number; type: string } | null> {
  const { prepare, pixelsOf } = await import('../prepare.ts')
  const result = await prepare(input)
  if (!('problem' in result)) return { ...result, pixels: await pixelsOf(result.data) }
  if (result.problem === 'unsupported' || result.problem === 'damaged') return null
  throw new SvgProblem(result.problem)
}
