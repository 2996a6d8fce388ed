import type { LiquidBlock } from '../../../../payload-types'
import type { View } from '../../lib/View'

/** What a developer of the site has written, cleaned. */
export function Template({ block, view }: { block: LiquidBlock; view: View }) {
  const html = view.drawTemplate(block.template)
  return html && <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />
}
