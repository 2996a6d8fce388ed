import { isSmallEnoughToParse } from '@/lib/html/isBounded'
import { textOfHtml } from '@/lib/html/textOfHtml'
import { replaceShortcodes } from './shortcodes'

/** Something of a text that has no counterpart, or was not there. */
export interface Remark {
  kind:
    | 'embed'
    | 'endless'
    | 'fieldCut'
    | 'fieldDay'
    | 'fieldUnread'
    | 'form'
    | 'links'
    | 'menuEntry'
    | 'performances'
    | 'picture'
    | 'repeats'
    | 'shortcode'
    | 'tooLarge'
  detail: string
}

/** A text of the old website, parsed, with what must be looked up before it can be converted. */
export interface OldText {
  document: Document
  remarks: Remark[]
  /** Addresses of pictures and links, absolute. */
  addresses: string[]
  /** Old ids of pictures. */
  pictureIds: string[]
}

/** The old id of a picture, which WordPress notes in its class. */
export const oldIdOf = (image: Element): string | null =>
  /\bwp-image-(\d+)\b/.exec(image.getAttribute('class') ?? '')?.[1] ?? image.getAttribute('data-id')

const REMOVED = 'script, style, template, noscript, link, meta'
const INTERACTIVE = 'form, input, button, select, textarea'

/**
 * Parses the HTML of a text, whether it comes from the block editor or from before. Nothing of it runs or loads.
 * @param base address of the old website, to complete relative ones
 */
export function readText(html: string, base: string | null, parse: (html: string) => Document): OldText {
  const { html: withoutShortcodes, leftOut } = replaceShortcodes(html)
  const remarks: Remark[] = leftOut.map((detail) => ({ detail, kind: 'shortcode' }))
  const isSmall = isSmallEnoughToParse(withoutShortcodes)
  if (!isSmall) remarks.push({ detail: '', kind: 'tooLarge' })
  const document = parse(isSmall ? withoutShortcodes : '')
  if (!isSmall) {
    const lines = textOfHtml(withoutShortcodes).split('\n')
    document.body.append(...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })))
  }
  document.querySelectorAll(REMOVED).forEach((element) => element.remove())
  const forms = document.querySelectorAll(INTERACTIVE)
  if (forms.length > 0) remarks.push({ detail: '', kind: 'form' })
  forms.forEach((element) => element.remove())
  const addresses = new Set<string>()
  const complete = (element: Element, name: string) => {
    const address = element.getAttribute(name)?.trim()
    if (!address || address.startsWith('#')) return
    const whole = URL.canParse(address, base ?? undefined) ? new URL(address, base ?? undefined).href : address
    element.setAttribute(name, whole)
    if (/^https?:/.test(whole)) addresses.add(whole)
  }
  document.querySelectorAll('img[src]').forEach((image) => complete(image, 'src'))
  document.querySelectorAll('a[href]').forEach((link) => complete(link, 'href'))
  const pictureIds = [
    ...[...document.querySelectorAll('img')].flatMap((image) => oldIdOf(image) ?? []),
    ...[...document.querySelectorAll('[data-old-gallery]')].flatMap(
      (gallery) => gallery.getAttribute('data-old-gallery')?.split(',') ?? [],
    ),
  ]
  return { addresses: [...addresses], document, pictureIds, remarks }
}
