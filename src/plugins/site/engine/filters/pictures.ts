import type { Media } from '../../../../payload-types'
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
    'A picture with its words, in the sizes that there are of it, cut by its focal point. `cut`: `card` (the usual one), `wide` or `whole`; `sizes`: how wide it stands, as in HTML; `first: true`: seen at once, loaded first, as the first picture of a page is by itself; all others are loaded when they come near; `decoration: true`: beside words that say the same, not read out.',
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
  about: 'Address of a picture in its largest size. `cut` as for `image_tag`.',
  example: "{{ event.image | image_url: cut: 'wide' }}",
  gives: 'address',
  handler: filterOf((value, _, { cut }) => {
    const found = media(value)
    return found ? (sourcesOf(found, cutOf(cut)).at(-1)?.address ?? null) : null
  }),
  name: 'image_url',
}
