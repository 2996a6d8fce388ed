import { isRecord } from '@/lib/values'

/** The file of a media document, as its screen shows it. */
export interface MediaFileInfo {
  /** URL of the uncropped picture at screen size; null without a file. */
  address: string | null
  filename: string
  height: number | null
  mimeType: string
  width: number | null
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** @param data of the document; null before it is stored */
export function toMediaFileInfo(data: unknown): MediaFileInfo | null {
  if (!isRecord(data) || !textIn(data.filename)) return null
  const sizes = isRecord(data.sizes) ? data.sizes : {}
  const whole = [sizes.fullHalf, sizes.full].find((size) => isRecord(size) && textIn(size.url))
  return {
    address: textIn(isRecord(whole) ? whole.url : data.url) || null,
    filename: textIn(data.filename),
    height: numberIn(data.height),
    mimeType: textIn(data.mimeType),
    width: numberIn(data.width),
  }
}
