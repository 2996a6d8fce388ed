import type { HeroBlock } from '../../../../payload-types'
import type { View } from '../../lib/View'
import { Links } from '../Links'
import { Picture } from '../Picture'

/** A large beginning. On top of a page its heading is the page's. */
export function Hero({ block, isFirst, view }: { block: HeroBlock; isFirst: boolean; view: View }) {
  const media = view.library.get('media', block.image)
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className={media ? 'hero pictured' : 'hero'}>
      {media && (
        <div className="frame">
          <Picture cut="wide" isFirst={isFirst} media={media} />
        </div>
      )}
      <div className="words">
        <Heading>{block.heading}</Heading>
        {block.lead && <p className="lead">{block.lead}</p>}
        <Links links={block.links} view={view} />
      </div>
    </section>
  )
}
