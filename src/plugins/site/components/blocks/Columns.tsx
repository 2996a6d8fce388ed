import type { ColumnsBlock } from '../../../../payload-types'
import type { View } from '../../lib/View'
import { Picture } from '../Picture'
import { Rich } from '../Rich'

/** Texts beside one another. */
export const Columns = ({ block, view }: { block: ColumnsBlock; view: View }) => (
  <div className="columns">
    {(block.columns ?? []).map(({ content, heading, id, image }) => (
      <section key={id}>
        <Picture media={view.library.get('media', image)} sizes="(min-width: 48rem) 33vw, 100vw" />
        {heading && <h2>{heading}</h2>}
        <Rich data={content} view={view} />
      </section>
    ))}
  </div>
)
