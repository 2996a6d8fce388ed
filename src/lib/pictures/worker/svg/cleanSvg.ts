import type { DOMPurify } from 'dompurify'
import { createDomPurify } from '../../../html/newPurifier.ts'
import type { SvgResult } from '../jobs.ts'
import { isHarmlessValue, parseStyles, stylesToText, type Styles } from './cleanStyles.ts'
import { limitEffort } from './effort.ts'
import { cleanEmbeddedPictures, EMBEDDED } from './embedded.ts'
import { parseSvg, svgWindow } from './parseSvg.ts'
import { SvgProblem } from './SvgProblem.ts'
import { textOf } from './textOf.ts'

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
