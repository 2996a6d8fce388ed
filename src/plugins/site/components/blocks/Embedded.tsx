import { embedKey } from '../../lib/apps/PageApps'
import type { View } from '../../lib/View'
import { fill } from '../../words/siteWords'

const WORDS = { book: 'book', donate: 'donate', join: 'joinNow' } as const

/**
 * A block of a plugin: a link to its service, and what that shows in the page. The service learns of visitors only when
 * they ask for it or have agreed.
 */
export function Embedded({ id, view: { isDraft, library, words } }: { id?: string | null; view: View }) {
  const shown = id ? library.embeds.get(id) : undefined
  if (!id || !shown) return null
  const label = shown.label ?? words[WORDS[shown.purpose]]
  return (
    <section className="band">
      {shown.heading && <h2>{shown.heading}</h2>}
      <div className="shown" data-shown={embedKey(id)} data-title={shown.heading ?? label}>
        <p className="links">
          <a className="button" data-booking={shown.purpose === 'book' || undefined} data-show={(shown.embed && !isDraft) || undefined} href={shown.link}>
            {label}
          </a>
        </p>
        {shown.embed && !isDraft && <p className="help">{fill(words.boxOfficeFrom, { host: shown.host })}</p>}
      </div>
    </section>
  )
}
