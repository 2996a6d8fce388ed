import type { DOMPurify } from 'dompurify'
import { createDomPurify } from '../../../html/newPurifier.ts'
import { MAX_MEGAPIXELS } from '../../limits.ts'
import type { SvgResult } from '../jobs.ts'
import { isHarmlessValue, parseStyles, stylesToText, type Styles } from './cleanStyles.ts'
import { limitEffort } from './effort.ts'
import { parseSvg, svgWindow } from './parseSvg.ts'
import { SvgProblem } from './SvgProblem.ts'

/** Decodes an SVG by its byte order mark, or by the encoding that its XML declaration names. Null if it is not text. */
function textOf(data: Buffer): string | null {
  try {
    return new TextDecoder(encodingOf(data), { fatal: true }).decode(data)
  } catch {
    return null
  }
}

const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/

function encodingOf(data: Buffer): string {
  if (data[0] === 0xff && data[1] === 0xfe) return 'utf-16le'
  if (data[0] === 0xfe && data[1] === 0xff) return 'utf-16be'
  return DECLARATION.exec(data.toString('latin1', 0, 256))?.[1] ?? 'utf-8'
}

/** Elements that show an embedded picture, by local name. */
const EMBEDDED = new Set(['feImage', 'image'])

const DATA = /^\s*data:[^,]*;base64,([a-z\d+/=\s]+)$/i

/**
 * Prepares embedded pictures as uploaded ones are: known by their content, without metadata, within the limits. Other
 * embedded content is removed.
 * @throws SvgProblem if a picture is damaged, or all of them together are too large
 */
async function cleanEmbeddedPictures(root: Element): Promise<void> {
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

let purifier: DOMPurify | undefined

/**
 * Removes everything from an SVG that could run or load something, or that costs browsers seconds. What it shows stays:
 * styles, symbols, gradients, masks and embedded pictures.
 */
export async function cleanSvg(input: Buffer): Promise<SvgResult> {
  try {
    const text = textOf(input)
    if (text === null) return { problem: 'svgDamaged' }
    const root = parseSvg(text)
    purify(root)
    const sheets = parseSheets(root)
    limitEffort(root, sheets)
    for (const [element, styles] of sheets) element.textContent = stylesToText(styles)
    await cleanEmbeddedPictures(root)
    return { data: Buffer.from(new (svgWindow().XMLSerializer)().serializeToString(root), 'utf8') }
  } catch (error) {
    if (error instanceof SvgProblem) return { problem: error.problem }
    // Parts that refer to each other in a chain of thousands.
    if (error instanceof RangeError) return { problem: 'svgTooComplex' }
    throw error
  }
}

/** Harmless attributes that DOMPurify does not know. */
const MORE_ATTRIBUTES =
  'fr href isolation limitingConeAngle mix-blend-mode pointsAtX pointsAtY pointsAtZ requiredExtensions requiredFeatures systemLanguage unicode-bidi'.split(
    ' ',
  )

function purify(root: Element): void {
  purifier ??= createPurifier()
  purifier.sanitize(root, {
    ADD_ATTR: MORE_ATTRIBUTES,
    ADD_DATA_URI_TAGS: ['feimage'],
    ADD_TAGS: ['style', 'use'],
    FORBID_TAGS: ['foreignObject', 'animate', 'set', 'animateMotion', 'animateTransform'],
    IN_PLACE: true,
    // Ids such as `body` are harmless where no scripts run, and gradients are found by them.
    SANITIZE_DOM: false,
    USE_PROFILES: { svg: true, svgFilters: true },
  })
}

/** Style sheets by element, without what they could load. */
const parseSheets = (root: Element): Map<Element, Styles> =>
  new Map([...root.querySelectorAll('style')].map((style) => [style, parseStyles(style.textContent, 'stylesheet')]))

/** Most of a file's style attributes are the same few. */
const cleaned = new Map<string, string>()
const MAX_CLEANED = 1_000

function cleanDeclarations(value: string): string {
  const known = cleaned.get(value)
  if (known !== undefined) return known
  if (cleaned.size >= MAX_CLEANED) cleaned.clear()
  const clean = stylesToText(parseStyles(value, 'declarationList'))
  cleaned.set(value, clean)
  return clean
}

/** Long values that hold no functions. */
const SHAPES = new Set(['d', 'points'])

function createPurifier(): DOMPurify {
  const purify = createDomPurify(svgWindow())
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName: name, attrValue: value } = attribute
    if (name === 'style') attribute.attrValue = cleanDeclarations(value)
    // Only references within the SVG, and embedded pictures, are allowed.
    else if (name === 'href')
      attribute.keepAttr = /^\s*#/.test(value) || (EMBEDDED.has(element.localName) && /^\s*data:/i.test(value))
    else if (!SHAPES.has(name) && !isHarmlessValue(value)) attribute.keepAttr = false
  })
  return purify
}
