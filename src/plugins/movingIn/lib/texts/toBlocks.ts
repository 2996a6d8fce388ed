import { type RichText, type RichTextNode, richTextOf } from '@/lib/content/richText/nodes'
import type { OldBlock } from './block'
import { cut } from './cut'
import { filmAddress } from './films'
import { foldBlocks } from './foldBlocks'
import { addParagraphs, isBlock, isElement } from './paragraphs'
import { oldIdOf, type OldText, type Remark } from './readText'

/** What the addresses of a text lead to in this site. */
export interface Found {
  /** Id in Media of a picture, by its old id or its address; null if it was not brought. */
  picture: (oldId: string | null, address: string) => string | null
  /** Where a link leads; null leaves it as it is. */
  link: (address: string) => { document: { relationTo: string; value: string } } | { path: string } | null
  toRichText: (html: string) => RichText
}

const MAX_BLOCKS = 60
const MAX_IN_GALLERY = 40
const MAX_QUOTE = 600

/** Stands in for links within the site while HTML is cleaned, which drops addresses without a host. */
const INSIDE = 'https://inside.invalid/'

/** Converts a text of the old website to blocks: texts, pictures, galleries, films, quotes and columns. */
export function toBlocks(
  { document, remarks: before }: OldText,
  found: Found,
): { blocks: OldBlock[]; remarks: Remark[] } {
  const remarks = [...before]
  const blocks: OldBlock[] = []
  let flow = ''

  const richTextOfHtml = (html: string): RichText => withInsideLinks(found.toRichText(html))
  const flush = () => {
    if (flow.trim()) blocks.push({ blockType: 'text', content: richTextOfHtml(flow) })
    flow = ''
  }
  const add = (...added: OldBlock[]) => {
    if (added.length === 0) return
    flush()
    blocks.push(...added)
  }
  const pictureOf = (image: Element): string | null => {
    const address = image.getAttribute('src') ?? ''
    const id = found.picture(oldIdOf(image), address)
    // Counting pixels and emoji are no pictures that anybody misses.
    const isSmall = ['width', 'height'].some((name) => Number(image.getAttribute(name) ?? 99) <= 2)
    if (!id && !isSmall && !image.matches('.emoji, .wp-smiley'))
      remarks.push({
        detail:
          address
            .replace(/[?#].*$/s, '')
            .split('/')
            .at(-1) ?? '',
        kind: 'picture',
      })
    return id
  }
  const imageBlock = (image: Element, caption = ''): OldBlock[] => {
    const id = pictureOf(image)
    return id ? [{ blockType: 'image', image: id, ...(caption && { caption: cut(caption, 300) }) }] : []
  }
  const galleryBlocks = (ids: string[]): OldBlock[] => {
    const groups: OldBlock[] = []
    for (let start = 0; start < ids.length; start += MAX_IN_GALLERY)
      groups.push({ blockType: 'gallery', images: ids.slice(start, start + MAX_IN_GALLERY) })
    return groups
  }
  const filmBlock = (address: string, title: string | null | undefined): OldBlock => ({
    address,
    blockType: 'video',
    title: cut(title?.trim() ?? '', 160) || new URL(address).hostname.replace(/^www\./, ''),
  })

  /** Takes the pictures out of a text, so that they stand before it. */
  const takePictures = (element: Element): OldBlock[] => {
    const images = [...element.querySelectorAll('img')]
    const made = images.flatMap((image) => imageBlock(image))
    images.forEach((image) => {
      const link = image.closest('a')
      image.remove()
      if (link && !link.textContent.trim()) link.remove()
    })
    return made
  }

  function addEmbed(element: Element, address: string | null): void {
    const film = filmAddress(address)
    const title = element.getAttribute('title') ?? element.querySelector('iframe')?.getAttribute('title')
    if (film) return add(filmBlock(film, element.querySelector('figcaption')?.textContent || title))
    if (address && /^https?:\/\/\S+$/i.test(address)) {
      const link = document.createElement('a')
      link.setAttribute('href', address)
      link.textContent = title?.trim() || address
      flow += `<p>${link.outerHTML}</p>`
    }
    remarks.push({ detail: address && URL.canParse(address) ? new URL(address).hostname : '', kind: 'embed' })
  }

  function addFigure(figure: Element): boolean {
    const caption = figure.querySelector('figcaption')?.textContent.trim() ?? ''
    const images = [...figure.querySelectorAll('img')]
    if (figure.querySelector('table')) return false
    if (figure.matches('.wp-block-embed')) {
      const address =
        figure.querySelector('iframe')?.getAttribute('src') ?? figure.textContent.replace(caption, '').trim()
      addEmbed(figure, address)
      return true
    }
    const [only] = images
    if (!only) return false
    if (images.length === 1) add(...imageBlock(only, caption))
    else add(...galleryBlocks(images.flatMap((image) => pictureOf(image) ?? [])))
    return true
  }

  function addQuote(quote: Element): void {
    const pictures = takePictures(quote)
    add(...pictures)
    const cite = quote.querySelector('cite, footer')
    const source = cite?.textContent.trim() ?? ''
    cite?.remove()
    const lines = [...quote.querySelectorAll('p')].map((line) => line.textContent.trim()).filter(Boolean)
    const text = lines.length > 0 ? lines.join('\n\n') : quote.textContent.trim()
    if (!text) return
    if (text.length <= MAX_QUOTE && !quote.querySelector('ul, ol, table, a'))
      add({ blockType: 'quote', quote: text, ...(source && { source: cut(source, 160) }) })
    else flow += `<blockquote>${quote.innerHTML}${source ? `<br>${escaped(source)}` : ''}</blockquote>`
  }

  function addColumns(columns: Element): boolean {
    const parts = [...columns.children].filter((part) => part.matches('.wp-block-column'))
    const isPlain = parts.every(
      (part) =>
        part.querySelectorAll('img').length <= 1 &&
        !part.querySelector('iframe, .wp-block-columns, .wp-block-gallery, .wp-block-embed, [data-old-gallery]'),
    )
    if (parts.length < 2 || parts.length > 4 || !isPlain) return false
    const made = parts.map((part) => {
      const image = part.querySelector('img')
      const id = image && pictureOf(image)
      image?.closest('figure')?.remove()
      part.querySelectorAll('img').forEach((rest) => rest.remove())
      addParagraphs(part)
      return {
        ...(part.textContent.trim() && { content: richTextOfHtml(part.innerHTML) }),
        ...(id && { image: id }),
      }
    })
    add({ blockType: 'columns', columns: made })
    return true
  }

  function addElement(element: Element): void {
    const name = element.localName
    const gallery = element.getAttribute('data-old-gallery')
    if (gallery) return add(...galleryBlocks(gallery.split(',').flatMap((id) => found.picture(id, '') ?? [])))
    if (name === 'iframe') return addEmbed(element, element.getAttribute('src'))
    if (name === 'video' || name === 'audio' || name === 'object' || name === 'embed')
      return addEmbed(
        element,
        element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src') ?? null,
      )
    if (element.matches('figure, .wp-block-image, .wp-block-gallery, .gallery') && addFigure(element)) return
    if (name === 'blockquote' || element.matches('.wp-block-pullquote')) return addQuote(element)
    if (element.matches('.wp-block-columns') && addColumns(element)) return
    if (/^(?:p|h[1-6]|ul|ol|table|pre|hr|dl)$/.test(name)) {
      const film = name === 'p' ? filmAddress(element.textContent) : null
      if (film) return add(filmBlock(film, null))
      const inner = [...element.querySelectorAll('iframe')]
      add(...takePictures(element))
      inner.forEach((frame) => {
        addEmbed(frame, frame.getAttribute('src'))
        frame.remove()
      })
      if (name === 'hr' || element.textContent.trim()) flow += element.outerHTML
      return
    }
    addParagraphs(element)
    for (const child of [...element.children]) addElement(isBlock(child) ? child : wrapped(child))
  }

  const wrapped = (element: Element): Element => {
    const paragraph = document.createElement('p')
    element.replaceWith(paragraph)
    paragraph.append(element)
    return paragraph
  }

  markInsideLinks(document, found)
  addParagraphs(document.body)
  for (const child of [...document.body.childNodes]) if (isElement(child)) addElement(child)
  flush()
  return { blocks: blocks.length > MAX_BLOCKS ? foldBlocks(blocks, MAX_BLOCKS) : blocks, remarks }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function markInsideLinks(document: Document, found: Found): void {
  for (const link of document.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? ''
    const target = found.link(address)
    if (!target) continue
    link.setAttribute(
      'href',
      'path' in target
        ? `${INSIDE}path?${encodeURIComponent(target.path)}`
        : `${INSIDE}document?${target.document.relationTo}/${target.document.value}`,
    )
  }
}

/** Puts documents and paths where links into the site were marked. */
function withInsideLinks(text: RichText): RichText {
  const visit = (node: RichTextNode): RichTextNode => {
    const children = node.children?.map(visit)
    const fields = node.fields as { url?: unknown } | undefined
    const url =
      typeof fields?.url === 'string' && fields.url.startsWith(INSIDE) ? fields.url.slice(INSIDE.length) : null
    const same = { ...node, ...(children && { children }) }
    if (url === null) return same
    const [kind, value = ''] = url.split('?')
    const [relationTo = '', id = ''] = value.split('/')
    const target =
      kind === 'document'
        ? { doc: { relationTo, value: id }, linkType: 'internal', newTab: false }
        : { linkType: 'custom', newTab: false, url: decodeURIComponent(value) }
    return { ...same, fields: target }
  }
  return richTextOf(text.root.children.map(visit))
}
