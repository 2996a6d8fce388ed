import type { ImageBlock } from '../../../../payload-types'
import type { View } from '../../lib/View'
import { Picture } from '../Picture'

/** A picture with its caption and credit, as wide as staff has chosen. */
export function Figure({ block, view }: { block: ImageBlock; view: View }) {
  const media = view.library.get('media', block.image)
  if (!media) return null
  const words = [block.caption || media.caption, media.credit && `© ${media.credit}`].filter(Boolean).join(' ')
  return (
    <figure className={`figure ${block.width ?? 'text'}`}>
      <Picture cut="whole" media={media} sizes={block.width === 'text' ? '(min-width: 46rem) 42rem, 100vw' : '100vw'} />
      {words && <figcaption>{words}</figcaption>}
    </figure>
  )
}
