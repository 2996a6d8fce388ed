import type { GalleryBlock } from '../../../../payload-types'
import type { View } from '../../lib/View'
import { Picture } from '../Picture'

/** Several pictures beside one another. */
export function Gallery({ block, view }: { block: GalleryBlock; view: View }) {
  const pictures = view.library.list('media', block.images)
  if (pictures.length === 0) return null
  return (
    <ul className="gallery">
      {pictures.map((media) => (
        <li key={media.id}>
          <Picture media={media} sizes="(min-width: 48rem) 33vw, 50vw" />
        </li>
      ))}
    </ul>
  )
}
