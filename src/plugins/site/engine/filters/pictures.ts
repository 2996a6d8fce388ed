import type { Media } from '@/payload-types'
import { pictureTag, type PictureOptions } from '../../lib/html/html'
import { sourcesOf } from '../../lib/pictures'
import { markupOf } from '../Run'
import { Readable } from '../Readable'
import { filterOf, type FilterDeclaration } from './declareFilter'
import { mediaOf } from '../objects/image'

const cutOf = (value: unknown): NonNullable<PictureOptions['cut']> =>
  value === 'whole' || value === 'wide' ? value : 'card'

const media = (value: unknown): Media | null => (value instanceof Readable ? mediaOf(value) : null)

export const imageTag: FilterDeclaration = {
  about:
    'A picture with its alternative text, in all available sizes, cropped around its focal point. `cut`: `card` (default), `wide` or `whole`; `sizes`: the rendered width, as in HTML; `first: true`: visible at once and loaded first, which the first picture of a page is automatically; all others are loaded lazily; `decoration: true`: next to text that says the same, so not read out.',
  example: "{{ event.image | image_tag: cut: 'wide', sizes: '(min-width: 60rem) 24rem, 100vw' }}",
  gives: 'HTML',
  handler: filterOf((value, { run }, { cut, decoration, first, sizes }) => {
    const picture = media(value)
    const isFirst = typeof first === 'boolean' ? first : picture !== null && !run.hasPicture
    run.hasPicture ||= picture !== null
    return markupOf(
      pictureTag(picture, {
        cut: cutOf(cut),
        isDecoration: decoration === true,
        isFirst,
        ...(typeof sizes === 'string' && { sizes }),
      }),
    )
  }),
  name: 'image_tag',
}

export const imageUrl: FilterDeclaration = {
  about: 'The URL of a picture in its largest size. `cut` as for `image_tag`.',
  example: "{{ event.image | image_url: cut: 'wide' }}",
  gives: 'address',
  handler: filterOf((value, _, { cut }) => {
    const found = media(value)
    return found ? (sourcesOf(found, cutOf(cut)).at(-1)?.address ?? null) : null
  }),
  name: 'image_url',
}
