import type { Event } from '../../../payload-types'
import { hrefOf, type View } from '../lib/View'

const GROUPS = ['creative', 'cast', 'musicians', 'crew'] as const

/** Who does what, in the order of billing, group by group. Somebody who is not published has no line. */
export function Credits({ credits, view }: { credits: Event['credits']; view: View }) {
  return (
    <>
      {GROUPS.map((group) => {
        const rows = (credits ?? []).filter((credit) => (credit.group ?? 'creative') === group).map((credit) => ({ ...credit, who: view.library.get('people', credit.person) }))
        const shown = rows.filter(({ who }) => who !== null)
        if (shown.length === 0) return null
        return (
          <section key={group}>
            <h2>{view.words[group]}</h2>
            <dl className="credits">
              {shown.map(({ id, role, who }) => (
                <div key={id}>
                  <dt>{role}</dt>
                  <dd>
                    <a href={hrefOf(view, 'people', who) ?? undefined}>{who?.name}</a>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </>
  )
}
