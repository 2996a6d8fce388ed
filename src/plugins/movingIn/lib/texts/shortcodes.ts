/** What a shortcode became, and which ones have no counterpart. */
interface WithoutShortcodes {
  html: string
  /** Names of those that were left out, each once. */
  leftOut: string[]
}

const OPENING = String.raw`\[([a-z][\w-]*)((?:\s[^\[\]]*)?)\/?\]`

// Texts come from files of anybody and have up to 8 MB: no expression may look past the next bracket, or without a bound.

/** Pictures with a caption, from before there were figures. */
const CAPTION =
  /\[caption[^[\]]{0,1000}\]\s{0,50}((?:<a [^<>]{0,4000}>\s{0,50})?<img [^<>]{0,4000}>(?:\s{0,50}<\/a>)?)((?:[^[]|\[(?!\/?caption)){0,5000})\[\/caption\]/gi
/** A player, with the address of its film in its options or within it. */
const PLAYER =
  /\[(?:embed|youtube|vimeo|video)([^[\]]{0,2000})\](?:\s{0,50}(https?:\/\/[^\s"'<>[\]]{1,2000})?\s{0,50}\[\/(?:embed|youtube|vimeo|video)[\w-]{0,30}\])?/gi
const ADDRESS = /https?:\/\/[^\s"'<>]+/i
const GALLERY = /\[gallery\b([^[\]]{0,5000})\]/gi

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
    .replace(PLAYER, (whole, options: string, within: string | undefined) => {
      const address = within ?? ADDRESS.exec(options)?.[0]
      return address ? `\n\n${address}\n\n` : whole
    })
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()))
  const isShortcode = (name: string, options: string): boolean =>
    closed.has(name.toLowerCase()) || /[\w-]=/.test(options) || /[_-]/.test(name) || name.toLowerCase() === 'gallery'
  const text = html
    .replace(new RegExp(OPENING, 'gi'), (whole, name: string, options: string) => {
      if (!isShortcode(name, options)) return whole
      leftOut.add(name.toLowerCase())
      return ''
    })
    .replace(/\[\/[a-z][\w-]*\]/gi, '')
  return { html: text, leftOut: [...leftOut] }
}
