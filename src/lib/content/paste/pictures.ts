/** Pictures whose bytes are in their address, in formats that the editor can read. */
const WITH_BYTES = /^data:image\/[a-z]+;base64,[a-z\d+/=\s]+$/i

/** Whether the editor can offer a pasted picture for upload. Others are only named: `https:`, `file:`, `cid:`, `blob:`. */
export const hasBytes = (address: string): boolean => WITH_BYTES.test(address)

/** Largest width and height of counting pixels and spacers, in pixels. */
const SPACER = 2

/**
 * Removes all pictures that cannot be uploaded. Emoji become text.
 * @returns number of pictures that a reader will miss
 */
export function tidyPictures(document: Document): number {
  let leftOut = 0
  for (const image of document.querySelectorAll('img')) {
    if (isStored(image)) continue
    const emoji = image.alt.trim()
    if (/^(?:\p{Extended_Pictographic}|\p{Emoji_Component})+$/u.test(emoji) && !/^[\d#*]+$/.test(emoji))
      image.replaceWith(document.createTextNode(emoji))
    else if (isSpacer(image) || image.getAttribute('aria-roledescription') === 'checkbox') image.remove()
    else if (!hasBytes(image.getAttribute('src') ?? '')) {
      leftOut++
      image.remove()
    }
  }
  document.querySelectorAll('picture > source, svg, video, audio, iframe, object, embed').forEach((element) => {
    if (!element.matches('source')) leftOut++
    element.remove()
  })
  return leftOut
}

/**
 * Number of pictures in RTF, of which browsers insert only the text. Word writes each twice, the second time for old
 * programs.
 */
export function countPicturesInRtf(rtf: string): number {
  const count = (word: string): number => rtf.split(new RegExp(String.raw`\\${word}(?![a-z])`)).length - 1
  return Math.max(0, count('pict') - count('nonshppict'))
}

/** A picture of Media, copied from another text of this admin. */
const isStored = (image: Element): boolean =>
  image.hasAttribute('data-lexical-upload-id') && image.hasAttribute('data-lexical-upload-relation-to')

const isSpacer = (image: HTMLImageElement): boolean =>
  ['width', 'height'].some((name) => {
    const size = image.getAttribute(name)
    return size !== null && /^\d+(?:px)?$/.test(size) && parseInt(size, 10) <= SPACER
  })
