import type { CallToActionBlock } from '../../../../payload-types'
import type { View } from '../../lib/View'
import { Links } from '../Links'

export const CallToAction = ({ block, view }: { block: CallToActionBlock; view: View }) => (
  <section className="call">
    <h2>{block.heading}</h2>
    {block.text && <p>{block.text}</p>}
    <Links links={block.links} view={view} />
  </section>
)
