import type { Media } from '../../../../payload-types'
import { mediaAddress } from '../../lib/pictures'
import { address, declareObject, number, sourceOf, text } from '../declare'
import type { Readable } from '../Readable'

export const mediaOf = (object: Readable): Media | null => sourceOf<Media>('image', object)

declareObject<Media>('image', 'A picture. `image_tag` draws it.', {
  alt: text('What it shows, for people who cannot see it. Empty where it is an ornament.', ({ alt, isDecorative }) =>
    isDecorative ? null : alt,
  ),
  caption: text('Words below it.', ({ caption }) => caption),
  credit: text('Photographer or rights holder.', ({ credit }) => credit),
  height: number('In pixels.', ({ height }) => height),
  url: address('Address of the file.', ({ filename }) => filename && mediaAddress(filename)),
  width: number('In pixels.', ({ width }) => width),
})
