import type { Person } from '../../../payload-types'
import { initialsOf } from '../../../lib/names/initials'
import { hrefOf, type View } from '../lib/View'
import { Picture } from './Picture'

/** People with their portraits. */
export function PersonCards({ heading, people, view }: { heading?: string | null; people: Person[]; view: View }) {
  if (people.length === 0) return null
  return (
    <section className="band">
      {heading && <h2>{heading}</h2>}
      <ul className="cards people">
        {people.map((person) => {
          const media = view.library.get('media', person.portrait)
          return (
            <li className="card" key={person.id}>
              <div className="frame">{media ? <Picture isDecoration media={media} sizes="(min-width: 36rem) 14rem, 50vw" /> : <span aria-hidden="true" className="blank">{initialsOf(person.name)}</span>}</div>
              <h3>
                <a href={hrefOf(view, 'people', person) ?? undefined}>{person.name}</a>
              </h3>
              {person.profession && <p className="facts">{person.profession}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
