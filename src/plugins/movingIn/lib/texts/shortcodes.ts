/** What a shortcode became, and which ones have no counterpart. */
interface WithoutShortcodes {
  html: string
  /** Names of those that were left out, each once. */
  leftOut: string[]
}

const OPENING = String.raw`\[([a-z][\w-]*)((?:\s[^\[\]]*)?)\/?\]`

/** Pictures with a caption, from before there were figures. */
const CAPTION = /\[caption[^\]]*\]\s*((?:<a [^>]*>\s*)?<img [^>]*>(?:\s*<\/a>)?)([\s\S]*?)\[\/caption\]/gi
const ADDRESS =
  /\[(?:embed|youtube|vimeo|video)[^\]]*?\]?\s*(?:(?:src|url|mp4)=["'])?(https?:\/\/[^\s"'\]\[<]+)["']?[^\]]*\](?:\s*\[\/(?:embed|video)\])?/gi
const GALLERY = /\[gallery\b([^\]]*)\]/gi

/**
 * Replaces the shortcodes of WordPress by the HTML that they stand for, and removes those of plugins. Words in brackets,
 * such as [sic], are no shortcodes.
 */
export function replaceShortcodes(source: string): WithoutShortcodes {
  const leftOut = new Set<string>()
  const html = source
    .replace(
      CAPTION,
      (_, picture: string, caption: string) => `<figure>${picture}<figcaption>${caption}</figcaption></figure>`,
    )
    .replace(GALLERY, (whole, options: string) => {
      const ids = /\bids=["']([\d,\s]+)["']/.exec(options)?.[1]
      return ids ? `<div data-old-gallery="${ids.replace(/\s/g, '')}"></div>` : whole
    })
    .replace(ADDRESS, (_, address: string) => `\n\n${address}\n\n`)
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()))
  const isShortcode = (name: string, options: string): boolean =>
    closed.has(name.toLowerCase()) || /[\w-]+=/.test(options) || /[_-]/.test(name) || name.toLowerCase() === 'gallery'
  const text = html
    .replace(new RegExp(OPENING, 'gi'), (whole, name: string, options: string) => {
      if (!isShortcode(name, options)) return whole
      leftOut.add(name.toLowerCase())
      return ''
    })
    .replace(/\[\/[a-z][\w-]*\]/gi, '')
  return { html: text, leftOut: [...leftOut] }
}
