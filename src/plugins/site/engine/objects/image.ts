import type { Media } from '@/payload-types'
import { mediaAddress } from '../../lib/pictures'
import type { Readable } from '../Readable'
import { address, declareObject, number, sourceOf, text } from '../declare'

export const mediaOf = (object: Readable): Media | null => sourceOf<Media>('image', object)

declareObject<Media>('image', 'A picture. Render it with `image_tag`.', {
  alt: text('Its alternative text. Empty if it is decorative.', ({ alt, isDecorative }) => (isDecorative ? null : alt)),
  caption: text('Words below it.', ({ caption }) => caption),
  credit: text('Photographer or rights holder.', ({ credit }) => credit),
  height: number('In pixels.', ({ height }) => height),
  url: address('Address of the file.', ({ filename }) => filename && mediaAddress(filename)),
  width: number('In pixels.', ({ width }) => width),
})
