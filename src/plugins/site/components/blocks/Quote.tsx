import type { QuoteBlock } from '../../../../payload-types'
import type { View } from '../../lib/View'
import { fill } from '../../words/siteWords'

const MOST = 5

/** What somebody said, with their stars. */
export const Quote = ({ block, view }: { block: QuoteBlock; view: View }) => (
  <figure className="quote">
    {block.stars ? (
      <p aria-label={fill(view.words.starred, { stars: String(block.stars) })} className="stars" role="img">
        {'★'.repeat(block.stars) + '☆'.repeat(MOST - block.stars)}
      </p>
    ) : null}
    <blockquote>
      <p>{block.quote}</p>
    </blockquote>
    {block.source && <figcaption>{block.source}</figcaption>}
  </figure>
)
