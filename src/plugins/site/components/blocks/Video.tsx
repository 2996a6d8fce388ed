import type { VideoBlock } from '../../../../payload-types'
import type { View } from '../../lib/View'
import { Picture } from '../Picture'

/** A film, one click away: its host learns of nobody who does not watch. */
export function Video({ block, view }: { block: VideoBlock; view: View }) {
  const poster = view.library.get('media', block.poster)
  return (
    <figure className="film">
      <a href={block.address} rel="noreferrer">
        {poster && <Picture cut="wide" isDecoration media={poster} />}
        <span className="button">{view.words.watch}</span>
      </a>
      <figcaption>{block.title}</figcaption>
    </figure>
  )
}
