import type { Font } from '@/payload-types'
import { fileAddress } from '../pictures'

/** A file of a font that everyone may load. */
export interface PublicFace {
  /** Path of the file. */
  address: string
  style: 'italic' | 'normal'
  weight: number
}

/** CSS family of a font of a site: by id, so that names entered by staff never appear in CSS. */
export const familyOfFont = (id: string): string => `"site-${id}"`

/** The public files of a font, loaded with its files. */
export const publicFaces = ({ faces }: Pick<Font, 'faces'>): PublicFace[] =>
  (faces ?? []).flatMap(({ file, style, weight }) =>
    typeof file === 'object' &&
    file.filename &&
    file._status === 'published' &&
    file.visibility !== 'private' &&
    file.mimeType?.startsWith('font/')
      ? [
          {
            address: fileAddress(file.filename),
            style: style === 'italic' ? 'italic' : 'normal',
            weight: Number(weight ?? 400),
          },
        ]
      : [],
  )
