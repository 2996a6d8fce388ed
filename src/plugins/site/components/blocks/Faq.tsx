import type { FaqBlock } from '../../../../payload-types'
import type { View } from '../../lib/View'
import { Rich } from '../Rich'

/** Questions that open to their answers, without a script. */
export const Faq = ({ block, view }: { block: FaqBlock; view: View }) => (
  <section className="faq">
    {block.heading && <h2>{block.heading}</h2>}
    {(block.questions ?? []).map(({ answer, id, question }) => (
      <details key={id}>
        <summary>{question}</summary>
        <Rich data={answer} view={view} />
      </details>
    ))}
  </section>
)
